import { announceMatch, type MatchState } from '@opencarrom/match';
import { en as spoken } from '@opencarrom/match/words/en';
import { describe, expect, it } from 'vitest';
import { sideStanding } from '../src/match/players/side-standing.js';
import { words as en } from '../src/match/words/en.js';
import { words as hi } from '../src/match/words/hi.js';
import { deepInDebt, did } from './support/crafted.js';

const lying = ({ board }: MatchState, letter: string): number =>
  (board?.men ?? []).filter(({ id }) => id.startsWith(letter)).length;

describe('while one man of several owed is being placed', () => {
  const crafted = deepInDebt();
  const { state } = crafted;
  const { men } = sideStanding(state, state.board, 'A');

  it('the umpire’s sentence, the badge and the pips add up', () => {
    expect(announceMatch(crafted, spoken).ruling).toContain('two more are still owed');
    expect(announceMatch(crafted, spoken).waiting).toEqual(['Bilal places a white coin.']);
    expect(men).toMatchObject({ owed: 3, owedNow: 1, inHand: 1, onBoard: lying(state, 'w') });
    expect(en.owes(men?.owed ?? 0, men?.owedNow ?? 0)).toBe('owes 3 (1 now)');
    expect(hi.owes(men?.owed ?? 0, men?.owedNow ?? 0)).toBe('3 बकाया (1 अभी)');
  });

  it('once it lies there it is on the board, and owed no more', () => {
    const placed = did(state, 'B1', { type: 'place', x: 0.05, y: 0.04 });
    const after = sideStanding(placed, placed.board, 'A').men;
    expect(after).toMatchObject({ owed: 2, owedNow: 0, inHand: 0, onBoard: lying(placed, 'w') });
    expect(after?.onBoard).toBe((men?.onBoard ?? 0) + 1);
  });
});
