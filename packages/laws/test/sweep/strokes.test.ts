import { describe, expect, it } from 'vitest';
import { books, judge } from '../../src/index.js';
import { flawOf, happenedBy } from './flaws.js';
import { ALL_OF, boardsOf, strokesOn, WHOLE_SPACE } from './space.js';
import { Tally } from './tally.js';

const OWED = [0, 1, 2];
const OTHERS_OWED = WHOLE_SPACE ? OWED : [0, 2];

describe('the ruling on a stroke', () => {
  const total = new Tally();

  for (const book of books)
    it(`is sound by ${book.id}, whatever falls and whatever is owed`, () => {
      const tally = new Tally();
      const [discipline] = book.rules.disciplines.is;
      for (const board of boardsOf(book, { owed: OWED, othersOwed: OTHERS_OWED }))
        for (const stroke of strokesOn(board, ALL_OF, [true])) {
          const ruling = judge(book, board, stroke, discipline ? { discipline } : {});
          tally.note(flawOf(book, board, happenedBy(stroke), ruling), { book, board, act: stroke }, ruling);
        }
      total.visited += tally.visited;
      expect(tally.counterexample).toBeNull();
    });

  it('is checked for more than half a million strokes', () => {
    expect(total.visited).toBeGreaterThan(500_000);
  });
});
