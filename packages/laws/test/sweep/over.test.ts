import { describe, expect, it } from 'vitest';
import { books, coveredBy, judge } from '../../src/index.js';
import { ALL_OF, boardsOf, claimsOf, strokesOn } from './space.js';
import { Tally } from './tally.js';

describe('the queen on a board that is over', () => {
  it('is covered by the side that wins with its covering stroke, and by nobody without a man', () => {
    const tally = new Tally();
    for (const book of books)
      for (const board of boardsOf(book, { owed: [0, 1], othersOwed: [0] }))
        for (const stroke of strokesOn(board, ALL_OF, claimsOf(book))) {
          const ruling = judge(book, board, stroke);
          const { striker, result, queen } = ruling;
          if (!result || !('winner' in result)) continue;
          const covering = board.queen === 'to-cover' && result.winner === striker;
          const uncovered = stroke.pocketed.queen && stroke.pocketed[striker] === 0;
          const mine = queen === coveredBy(striker);
          const flaw = (covering && !mine) || (uncovered && mine) ? `the queen is ${queen}` : null;
          tally.note(flaw, { book, board, act: stroke }, ruling);
        }
    expect(tally.counterexample).toBeNull();
    expect(tally.visited).toBeGreaterThan(30_000);
  });
});
