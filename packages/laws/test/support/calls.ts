import type { BookId, Discipline, Side } from '../../src/vocabulary.js';
import { ask, type BoardInShort } from './ask.js';
import { continues, expectOver, expectRow, mirrored, passes } from './row.js';

/** The laws by which a book grades a breach, and brings back a queen whose cover is lost with the turn. */
export interface Grades {
  foul: string;
  technical: string;
  offTurn: string;
  queenBack: string;
}

/** A breach costs a man: with the turn, unless it was done off turn or before the first stroke. */
export function expectFoul(book: BookId, law: string, grades: Grades, discipline?: Discipline): void {
  const doubles = discipline === 'doubles';
  const byOthers = doubles ? 'right-hand' : 'opponent';
  const called = { name: law, ...(discipline ? { discipline } : {}) };
  expectRow(book, {
    ...called,
    laws: [law, grades.foul],
    call: { law, against: 'white' },
    after: passes({ out: 1, left: [7, 7], placing: [`white 1 ${byOthers}`] }),
  });
  expectRow(book, {
    ...called,
    laws: [law, grades.offTurn],
    call: { law, against: 'black' },
    after: continues({ theirsOut: 1, left: [6, 8], placing: ['black 1 striker'] }),
  });
  expectRow(book, {
    ...called,
    laws: [law, grades.technical],
    call: { law, against: 'white', beforeFirstStroke: true },
    after: continues({ out: 1, left: [7, 7] }),
  });
  expectRow(book, {
    ...called,
    laws: [law, grades.foul, grades.queenBack],
    board: { queen: 'to-cover' },
    call: { law, against: 'white' },
    after: passes({
      out: 1,
      queenOut: true,
      left: [7, 7],
      placing: ['queen 1 umpire', `white 1 ${byOthers}`],
    }),
  });
  expectRow(book, {
    ...called,
    laws: [law],
    board: { white: 9 },
    call: { law, against: 'white' },
    after: passes({ left: [9, 7], owed: [1, 0] }),
  });
}

/** Nothing moves: whoever is called against, the turn stays, and a queen to cover is still to cover. */
export function expectPlayOn(book: BookId, law: string, citation = law): void {
  for (const against of ['white', 'black'] as const)
    expectRow(book, {
      name: law,
      laws: [citation],
      board: { queen: 'to-cover', owed: { white: 1 } },
      call: { law, against },
      after: continues({ left: [6, 7], queen: 'to-cover', owed: [1, 0], placing: [] }),
    });
}

/** The side called against may no longer place what the other owes. */
export function expectForfeit(book: BookId, law: string, citation = law): void {
  expectRow(book, {
    name: law,
    laws: [citation],
    board: { white: 9, owed: { white: 2, black: 1 }, black: 9 },
    call: { law, against: 'black' },
    after: continues({ left: [9, 9], owed: [0, 1], placing: [] }),
  });
  expectRow(book, {
    name: law,
    laws: [citation],
    board: { white: 9, owed: { white: 2, black: 1 }, black: 9 },
    call: { law, against: 'white' },
    after: continues({ left: [9, 9], owed: [2, 0], placing: [] }),
  });
}

export function expectCallEnds(
  rulebook: BookId,
  law: string,
  against: Side,
  result: { winner: Side; points: number } | { replay: true } | { match: Side },
  board: BoardInShort = {},
  citation = law,
): void {
  const short = { rulebook, board: { owed: { black: 1 }, ...board }, call: { law, against } };
  const ended = 'winner' in result ? { ...result, demandable: 0 } : result;
  expectOver(ask(short), [citation], ended);
  expectOver(ask(mirrored(short)), [citation], swappedResult(ended));
}

type Ended = { winner: Side; points: number; demandable: number } | { replay: true } | { match: Side };

function swappedResult(result: Ended): Ended {
  const swap = (side: Side): Side => (side === 'white' ? 'black' : 'white');
  if ('winner' in result) return { ...result, winner: swap(result.winner) };
  return 'match' in result ? { match: swap(result.match) } : result;
}
