import type { Book, CallConsequence } from '../books/book.js';
import type { Award, CallConcern, Citation } from '../books/concerns.js';
import { type Board, type Call, type Decisions, type Discipline, other, type Side } from '../vocabulary.js';
import { failedTry } from './break.js';
import { collect, note, placingsOf } from './dues.js';
import { queensWorth, worth } from './ending.js';
import { type JudgeOptions, usualDiscipline } from './judge.js';
import { type Finding, NO_RIGHTS, NOTHING_RETURNED, quiet, type Result, type Ruling } from './ruling.js';

/** A call, its law looked up: what follows, and how it is cited. */
export interface CalledLaw {
  readonly call: Call;
  readonly consequence: CallConsequence;
  readonly citation: string;
}

/** A call before the umpire, with all that bears on it. */
interface Hearing {
  readonly book: Book;
  readonly board: Board;
  readonly called: CalledLaw;
  readonly discipline: Discipline;
  readonly forgo: Decisions['forgo'];
}

/** What follows from a law called by a person. */
export function judgeCall(book: Book, board: Board, called: CalledLaw, options: JudgeOptions = {}): Ruling {
  const { discipline = usualDiscipline(book), decisions } = options;
  const hearing: Hearing = { book, board, called, discipline, forgo: decisions?.forgo };
  const { against } = called.call;
  switch (called.consequence) {
    case 'foul':
    case 'foul-at-any-time':
    case 'technical-foul':
    case 'foul-at-break':
      return foul(hearing);
    case 'turn-lost':
      return board.broken ? turnLost(hearing) : slippedBreak(hearing);
    case 'dues-forfeited':
      return { ...unmoved(hearing), owed: forfeited(board, against) };
    case 'board-lost':
      return boardLost(hearing);
    case 'board-lost-for-displacing':
      return book.rules.displacing ? awarded(hearing, book.rules.displacing.is) : boardLost(hearing);
    case 'board-replayed':
      return over(hearing, { replay: true });
    case 'match-lost':
      return over(hearing, { match: other(against) });
    case 'play-on':
      return unmoved(hearing);
  }
}

function unmoved({ book, board, called, discipline }: Hearing): Ruling {
  const call = { against: called.call.against, consequence: called.consequence };
  return quiet(book.id, discipline, board, [{ concern: 'call', laws: [called.citation], call }]);
}

function over(hearing: Hearing, result: Result): Ruling {
  return { ...unmoved(hearing), turn: 'over', next: null, owed: { white: 0, black: 0 }, result };
}

function foul(hearing: Hearing): Ruling {
  const { book, board, called, discipline, forgo } = hearing;
  const { against } = called.call;
  const weight = weigh(book, board, called);
  const account = { side: against, before: board[against], stay: 0, comeBack: 0, extra: weight.extra };
  const men = collect(book, account, forgo);
  const base = weight.turnLost ? turnLost(hearing) : unmoved(hearing);
  const [call, ...covering] = base.findings;
  const rightHand = discipline === 'doubles' && men.out > 0 && against === board.turn;
  return {
    ...base,
    returned: { ...base.returned, [against]: men.out },
    placing: placingsOf(base.returned.queen, [], [men], board.turn, discipline),
    owed: { ...base.owed, [against]: men.owed },
    broken: board.broken || called.consequence === 'foul-at-break',
    rights: { ...NO_RIGHTS, forgo: men.dues },
    findings: [
      ...(call ? [call] : []),
      ...weight.findings,
      ...men.findings,
      ...covering,
      ...(rightHand ? note(book, 'placed-by-right-hand') : []),
    ],
  };
}

interface Weight {
  readonly extra: number;
  readonly turnLost: boolean;
  readonly findings: readonly Finding[];
}

/** How grave a breach is: technical for the side not on turn, or before its first stroke, unless its law says otherwise. */
function weigh(book: Book, board: Board, { call, consequence, citation }: CalledLaw): Weight {
  const onTurn = call.against === board.turn;
  const isEarly = isBeforeFirstStroke(board, call);
  // Only the law called says so: those that tell fouls apart would leave the turn.
  if (consequence === 'foul-at-any-time' && onTurn && isEarly)
    return { extra: 1, turnLost: true, findings: [] };
  if (consequence === 'foul-at-break') {
    const { laws, ...rule } = book.rules.strokes['break-before-play'].improper;
    return { extra: rule.extra, turnLost: onTurn, findings: cite('break-before-play', laws, citation) };
  }
  const graded: CallConcern = !onTurn
    ? 'technical-foul-off-turn'
    : consequence === 'technical-foul' || isEarly
      ? 'technical-foul'
      : 'foul';
  return {
    extra: 1,
    turnLost: graded === 'foul',
    findings: cite(graded, book.rules.calls[graded], citation),
  };
}

/** As it was said, or else as the board shows: nobody has struck before the first try to break. */
function isBeforeFirstStroke(board: Board, call: Call): boolean {
  return call.beforeFirstStroke ?? (!board.broken && board.breakAttempts === 0);
}

/** The defining law, unless it is the very law that was called. */
function cite(concern: Finding['concern'], laws: Citation, citation: string): readonly Finding[] {
  return laws.includes(citation) ? [] : [{ concern, laws }];
}

/** The turn passes; a queen that waited for her cover comes back with it. */
function turnLost(hearing: Hearing): Ruling {
  const { book, board, discipline } = hearing;
  const passed: Ruling = { ...unmoved(hearing), turn: 'passes', next: other(board.turn), breakAttempts: 0 };
  if (board.queen !== 'to-cover') return passed;
  const laws = book.rules.calls['turn-lost-while-covering'];
  return {
    ...passed,
    queen: 'on-board',
    returned: { ...NOTHING_RETURNED, queen: true },
    placing: placingsOf(true, [], [], board.turn, discipline),
    findings: [...passed.findings, { concern: 'turn-lost-while-covering', laws }],
  };
}

/** A slip that counts as a stroke is, before the break, one try of those a side has. */
function slippedBreak(hearing: Hearing): Ruling {
  const { book, board, discipline } = hearing;
  return failedTry(book, board, discipline, unmoved(hearing).findings);
}

/** The side called against loses its right to place what the other owes. */
function forfeited(board: Board, against: Side): Ruling['owed'] {
  return { white: board.white.owed, black: board.black.owed, [other(against)]: 0 };
}

/** The offender's men on the board, and the queen where she lies there and still counts. */
function boardLost(hearing: Hearing): Ruling {
  const { board } = hearing;
  return awarded(hearing, board.queen === 'on-board' ? MEN_AND_QUEEN : MEN);
}

const MEN: Award = { men: 'losers' };
const MEN_AND_QUEEN: Award = { men: 'losers', queen: true };

function awarded(hearing: Hearing, award: Award): Ruling {
  const { book, board, called } = hearing;
  const loser = called.call.against;
  const winner = other(loser);
  const left = { winners: board[winner].onBoard, losers: board[loser].onBoard };
  const points = Math.min(worth(book, award, board[winner], left), book.rules.boardCap.is);
  const ruling = over(hearing, { winner, points, demandable: 0 });
  const laws = [called.citation];
  const queen = queensWorth(book, { award, winner: board[winner], laws, silent: false });
  return { ...ruling, findings: [...ruling.findings, ...queen] };
}
