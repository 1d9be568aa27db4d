import { describe, expect, it } from 'vitest';
import { type Board, books, judge, type StrokeFacts, settle } from '../../src/index.js';
import { boardsOf, claimsOf, SOME_OF, strokesOn } from './space.js';
import { Tally } from './tally.js';

function freezeBoard(board: Board): Board {
  Object.freeze(board.white);
  Object.freeze(board.black);
  return Object.freeze(board);
}

function freezeStroke(stroke: StrokeFacts): StrokeFacts {
  Object.freeze(stroke.pocketed);
  Object.freeze(stroke.overboard);
  return Object.freeze(stroke);
}

describe('a ruling is a function of the book, the board and the stroke', () => {
  it('gives the same twice, and changes nothing it was given', () => {
    const tally = new Tally();
    for (const book of books)
      for (const loose of boardsOf(book, { onBoard: [1, 2, 9], owed: [0, 1], othersOwed: [0, 1] })) {
        const board = freezeBoard(loose);
        for (const stroke of strokesOn(board, SOME_OF, claimsOf(book))) {
          freezeStroke(stroke);
          const first = judge(book, board, stroke);
          const second = judge(book, board, stroke);
          const same =
            JSON.stringify(first) === JSON.stringify(second) &&
            JSON.stringify(settle(board, first)) === JSON.stringify(settle(board, second));
          tally.note(same ? null : 'two rulings differ', { book, board, act: stroke }, second);
        }
      }
    expect(tally.counterexample).toBeNull();
    expect(tally.visited).toBeGreaterThan(50_000);
  });
});
