import { books } from '@opencarrom/laws';
import { headFault, LENGTHS } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { headFor } from '../../src/pairing/head-for.js';

const NOW = Date.parse('2026-11-16T23:59:00Z');

describe('the head of a match far away', () => {
  const games = books.flatMap(({ id, rules }) =>
    rules.disciplines.is.flatMap((discipline) =>
      LENGTHS.map((length) => ({ rulebook: id, discipline, length })),
    ),
  );

  it.each(games)('is good by every book: %j', (game) => {
    const head = headFor(game, NOW);
    expect(headFault(head)).toBeNull();
    expect(head).toMatchObject({ ...game, clocks: 'laws', source: 'simulated', date: '2026-11-16' });
    const names = game.discipline === 'doubles' ? ['Player A1', 'Player A2'] : ['Player A'];
    expect(head.players.A).toEqual(names);
  });

  it('is refused where the book knows no such discipline', () => {
    const single = books.find(({ rules }) => rules.disciplines.is.length === 1);
    const other = single?.rules.disciplines.is[0] === 'singles' ? 'doubles' : 'singles';
    expect(() => headFor({ rulebook: single?.id ?? '', discipline: other }, NOW)).toThrow(
      expect.objectContaining({ code: 'wrong-discipline', path: 'body.discipline' }),
    );
  });
});
