import { describe, expect, it } from 'vitest';
import {
  type Board,
  books,
  impossibleBoard,
  impossibleStroke,
  judge,
  openingBoard,
  type StrokeFacts,
  settle,
} from '../../src/index.js';
import { flawOf, happenedBy } from './flaws.js';
import { BOTH, strokeOf, upTo } from './space.js';
import { Tally } from './tally.js';

/** Every board set up for the break: either side on turn, after every number of tries, owing or not. */
function* unbroken(): Generator<Board> {
  const opening = openingBoard({ white: 20, black: 22 });
  for (const turn of ['white', 'black'] as const)
    for (const breakAttempts of [0, 1, 2])
      for (const owed of [0, 1, 2])
        yield { ...opening, turn, breakAttempts, [turn]: { ...opening[turn], owed } };
}

/** Tries that touch nothing, and breaks that pocket anything; `law`: made before "Play". */
function* tries(law: string): Generator<StrokeFacts> {
  for (const proper of BOTH)
    for (const striker of BOTH) {
      const nothing = strokeOf({ white: 0, black: 0, queen: false, striker, proper, claimed: true });
      yield { ...nothing, touched: false };
      for (const white of upTo(9))
        for (const black of upTo(9))
          for (const queen of BOTH) {
            const stroke = strokeOf({ white, black, queen, striker, proper, claimed: true });
            yield stroke;
            if (!proper) yield { ...stroke, breach: law };
          }
    }
}

describe('every break', () => {
  for (const book of books)
    it(`${book.id}: one sound ruling, and the board can be played on`, () => {
      const tally = new Tally();
      const beforePlay = book.id === 'icf-classic' ? '20' : book.id === 'icf' ? '47' : 'icf:47';
      for (const board of unbroken())
        for (const stroke of tries(beforePlay)) {
          const impossible = impossibleBoard(book, board) ?? impossibleStroke(board, stroke);
          for (const discipline of book.rules.disciplines.is) {
            const ruling = judge(book, board, stroke, { discipline });
            const flaw =
              impossible?.why ??
              flawOf(book, board, happenedBy(stroke), ruling) ??
              triesFlaw(board, stroke, settle(board, ruling));
            tally.note(flaw, { book, board, act: stroke, discipline }, ruling);
          }
        }
      expect(tally.counterexample).toBeNull();
      expect(tally.visited).toBeGreaterThan(20_000);
    });
});

/** Touching makes the break; a side has no more than three tries in a row. */
function triesFlaw(before: Board, stroke: StrokeFacts, after: Board): string | null {
  if (after.broken !== stroke.touched) return 'broken though untouched, or touched and not broken';
  if (after.broken || after.turn !== before.turn)
    return after.breakAttempts === 0 ? null : 'tries are carried over';
  return after.breakAttempts === before.breakAttempts + 1 ? null : 'a try is not counted';
}
