import { describe, expect, it } from 'vitest';
import { books, judge } from '../../src/index.js';
import { flawOf, happenedBy } from './flaws.js';
import { ALL_OF, boardsOf, strokesOn } from './space.js';
import { Tally } from './tally.js';

const OWED = [0, 1, 2];

describe('every board and every stroke on it has one ruling, and it is sound', () => {
  const total = new Tally();

  for (const book of books)
    it(`${book.id}: all men on the board, all men that can fall, all that can be owed`, () => {
      const tally = new Tally();
      const [discipline] = book.rules.disciplines.is;
      for (const board of boardsOf(book, { owed: OWED, othersOwed: OWED }))
        for (const stroke of strokesOn(board, ALL_OF, [true])) {
          const ruling = judge(book, board, stroke, discipline ? { discipline } : {});
          tally.note(flawOf(book, board, happenedBy(stroke), ruling), { book, board, act: stroke }, ruling);
        }
      total.visited += tally.visited;
      expect(tally.counterexample).toBeNull();
    }, 60_000);

  it('visits more than two million', () => {
    expect(total.visited).toBeGreaterThan(2_000_000);
  });
});
