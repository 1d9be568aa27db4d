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
    expect(game).toMatchObject({ id: 'x', head, hands: { controllers: {} }, notes: { over: false } });
    expect(game && scoreIn(game.notes.summary)).toBe('');
  });

  const hands = { controllers: { A1: { kind: 'person' } }, seed: 4, seat: 'N' } as const;
  const notes = {
    begun: 'a',
    changed: 'b',
    over: true,
    summary: { score: { A: 2, B: 1 }, at: null },
    unnamed: {},
    following: 'scores',
    branchOf: { id: 'y', seq: 7 },
  } as const;

  it('keeps what was kept', () => {
    const game: KeptGame = { id: 'x', head, hands, notes };
    expect(gameIn(structuredClone(game))).toEqual(game);
  });

  it('of the time when all of it lay beside the head is the same game', () => {
    expect(gameIn({ id: 'x', head, ...hands, ...notes })).toEqual({ id: 'x', head, hands, notes });
  });

  it('with an old line of text for its score has none', () => {
    expect(gameIn({ id: 'x', head, summary: '2–1' })?.notes.summary).toEqual({ score: null, at: null });
  });

  it('takes nothing from a damaged part but what can be used', () => {
    const game = gameIn({
      id: 'x',
      head,
      hands: { seat: 'up', seed: '4' },
      notes: { following: 'all', over: 1 },
    });
    expect(game?.hands).toEqual({ controllers: {}, seed: 1 });
    expect(game?.notes).toMatchObject({ begun: '', over: false });
    expect(game?.notes).not.toHaveProperty('following');
  });
});

describe('a kept game with no head', () => {
  it('is named as damaged, not thrown at whoever opens it', () => {
    const game = { id: 'x', head: null } as unknown as KeptGame;
    expect(recordOf({ game, events: [] })).toMatchObject({ error: { code: 'not-a-record', line: 1 } });
  });
});
