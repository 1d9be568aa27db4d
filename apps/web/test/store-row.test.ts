import { newHead } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { scoreIn } from '../src/match/games/titles.js';
import { recordOf } from '../src/store/reading.js';
import { gameIn } from '../src/store/row.js';
import type { KeptGame } from '../src/store/shelf.js';

const head = newHead({ players: { A: ['Asha'], B: ['Bela'] } });

describe('a row of the device as a game', () => {
  it.each([
    ['only an id', { id: 'x' }],
    ['no head', { id: 'x', head: null }],
    ['no players', { id: 'x', head: { ...head, players: null } }],
    ['players who are no names', { id: 'x', head: { ...head, players: { A: [1], B: ['Bela'] } } }],
    ['nothing at all', null],
  ])('with %s is none', (_, row) => {
    expect(gameIn(row)).toBeNull();
  });

  it('is one where only what the match does not need is missing', () => {
    const game = gameIn({ id: 'x', head });
    expect(game).toMatchObject({ id: 'x', head, controllers: {}, over: false });
    expect(game && scoreIn(game.summary)).toBe('');
  });

  it('keeps what was kept, and takes an old line of text for no score', () => {
    const kept = { id: 'x', head, controllers: {}, seed: 4, begun: 'a', changed: 'b', over: true, seat: 'N' };
    expect(gameIn({ ...kept, summary: { score: { A: 2, B: 1 }, at: null } })).toEqual({
      ...kept,
      unnamed: {},
      summary: { score: { A: 2, B: 1 }, at: null },
    });
    expect(gameIn({ ...kept, summary: '2–1' })?.summary).toEqual({ score: null, at: null });
  });
});

describe('a kept game with no head', () => {
  it('is named as damaged, not thrown at whoever opens it', () => {
    const game = { id: 'x', head: null } as unknown as KeptGame;
    expect(recordOf({ game, events: [] })).toMatchObject({ error: { code: 'not-a-record', line: 1 } });
  });
});
