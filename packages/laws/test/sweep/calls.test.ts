import { describe, expect, it } from 'vitest';
import {
  type Board,
  type Book,
  books,
  type CallConsequence,
  type CalledLaw,
  hearCall,
  judgeCall,
  type Law,
  MEN_PER_SIDE,
  openingBoard,
  other,
  type Side,
  type UnheardCall,
} from '../../src/index.js';
import { flawOf, isLawOf, NOTHING_HAPPENED } from './flaws.js';
import { BOTH, boardsOf, MEN_ON_BOARD, WHOLE_SPACE } from './space.js';
import { Tally } from './tally.js';

const SIDES: readonly Side[] = ['white', 'black'];
const OWED = WHOLE_SPACE ? [0, 1, 2] : [0, 2];

/** Every law a person may call under this book, as they would name it. */
function callable(book: Book): { id: string; law: Law }[] {
  const own = [...book.lawsById.values()].map((law) => ({ id: law.id, law }));
  const fallback = book.buildsOn;
  const others = fallback ? [...fallback.lawsById.values()] : [];
  const marked = others.map((law) => ({ id: `${fallback?.id}:${law.id}`, law }));
  return [...own, ...marked].filter(({ law }) => law.consequence);
}

function* boardsForCalls(book: Book, onBoard: readonly number[], owed: readonly number[]): Generator<Board> {
  for (const turn of SIDES) {
    yield* boardsOf(book, { onBoard, owed, othersOwed: [0, 1], turn });
    for (const breakAttempts of [0, 2])
      yield { ...openingBoard({ white: 0, black: 22 }), turn, breakAttempts };
  }
}

function judgeEach(tally: Tally, book: Book, board: Board, called: CalledLaw): void {
  // A man owed that could be out already waits for space; a call does not change that.
  const waiting = SIDES.some((side) => board[side].owed > 0 && board[side].onBoard < MEN_PER_SIDE);
  for (const discipline of book.rules.disciplines.is) {
    const found = { book, board, act: called, discipline };
    const ruling = judgeCall(book, board, called, { discipline });
    tally.note(flawOf(book, board, { ...NOTHING_HAPPENED, noSpace: waiting }, ruling), found, ruling);
    if (ruling.rights.forgo === 0) continue;
    for (const forgo of ['forgo', 'no-space'] as const) {
      const decided = judgeCall(book, board, called, { discipline, decisions: { forgo } });
      const happened = { ...NOTHING_HAPPENED, noSpace: waiting || forgo === 'no-space' };
      tally.note(flawOf(book, board, happened, decided), { ...found, decisions: { forgo } }, decided);
    }
  }
}

/** A call is heard, unless it is against a side that has nothing to lose by it. */
function hear(tally: Tally, book: Book, board: Board, id: string, law: Law): void {
  for (const against of SIDES)
    for (const beforeFirstStroke of BOTH) {
      const called = hearCall(book, board, { law: id, against, beforeFirstStroke });
      const act = { law: id, against };
      if ('code' in called) tally.note(unheardFlaw(board, against, law, called), { book, board, act });
      else if (called.consequence !== law.consequence)
        tally.note('another consequence', { book, board, act });
      else if (!isLawOf(book, called.citation))
        tally.note(`cited as ${called.citation}`, { book, board, act });
      else judgeEach(tally, book, board, called);
    }
}

function unheardFlaw(board: Board, against: Side, { consequence }: Law, unheard: UnheardCall): string | null {
  const offTurn = consequence === 'turn-lost' && against !== board.turn;
  const nothingOwed = consequence === 'dues-forfeited' && board[other(against)].owed === 0;
  const noBreak = consequence === 'foul-at-break' && (board.broken || against !== board.turn);
  if (unheard.code !== 'not-applicable') return `not heard: ${unheard.why}`;
  return offTurn || nothingOwed || noBreak ? null : `not applicable: ${unheard.why}`;
}

/** One law for each consequence the book knows. */
function oneOfEach(book: Book): { id: string; consequence: CallConsequence }[] {
  const found = new Map<CallConsequence, string>();
  for (const { id, law } of callable(book)) if (law.consequence) found.set(law.consequence, id);
  return [...found].map(([consequence, id]) => ({ id, consequence }));
}

describe('every law that can be called', () => {
  for (const book of books) {
    it(`${book.id}: each law, against either side, has one sound ruling`, () => {
      const tally = new Tally();
      const laws = callable(book);
      for (const board of boardsForCalls(book, [9], [0, 1]))
        for (const { id, law } of laws) hear(tally, book, board, id, law);
      expect(tally.counterexample).toBeNull();
      expect(tally.visited).toBeGreaterThan(5_000);
    });

    it(`${book.id}: each consequence, on every board on which it can be called`, () => {
      const tally = new Tally();
      const consequences = oneOfEach(book);
      for (const board of boardsForCalls(book, MEN_ON_BOARD, OWED))
        for (const { id, consequence } of consequences)
          for (const against of SIDES) {
            if (consequence === 'foul-at-break' && (board.broken || against !== board.turn)) continue;
            if (consequence === 'turn-lost' && against !== board.turn) continue;
            judgeEach(tally, book, board, { call: { law: id, against }, consequence, citation: id });
          }
      expect(tally.counterexample).toBeNull();
      expect(tally.visited).toBeGreaterThan(15_000);
    });
  }
});
