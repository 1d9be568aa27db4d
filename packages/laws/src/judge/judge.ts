import type { Book } from '../books/book.js';
import type { BoardEnding, Concern, StrokeConsequence } from '../books/concerns.js';
import {
  type Board,
  coveredBy,
  type Decisions,
  type Discipline,
  other,
  type Queen,
  type StrokeFacts,
} from '../vocabulary.js';
import { missedBreak } from './break.js';
import { type CountedFacts, countedFacts } from './counted-facts.js';
import { type Collected, collect, note, placingsOf } from './dues.js';
import { type EndedBoard, endingOf, valueEnding } from './ending.js';
import { overboardNotes, overboardPlacings } from './overboard.js';
import { type Choice, type Finding, NO_RIGHTS, NOTHING_RETURNED, type Ruling } from './ruling.js';
import { strokeConcern } from './stroke-concern.js';

export interface JudgeOptions {
  readonly discipline?: Discipline;
  /** Choices already made, where a law gives one. */
  readonly decisions?: Decisions;
}

const NO_DECISIONS: Decisions = {};
const NO_FINDINGS: readonly Finding[] = [];

/** Singles, but for books that know only doubles. */
export const usualDiscipline = (book: Book): Discipline => book.rules.disciplines.is[0] ?? 'singles';

/** A stroke before the umpire, with all that bears on it. */
interface Hearing {
  readonly book: Book;
  readonly board: Board;
  readonly stroke: StrokeFacts;
  readonly facts: CountedFacts;
  readonly discipline: Discipline;
  readonly decisions: Decisions;
}

/** What follows from a stroke, by the book. The board and the stroke must be possible ones. */
export function judge(book: Book, board: Board, stroke: StrokeFacts, options: JudgeOptions = {}): Ruling {
  const { discipline = usualDiscipline(book), decisions = NO_DECISIONS } = options;
  const facts = countedFacts(book, board, stroke);
  if (!board.broken && !facts.touched) return missedBreak(book, board, facts, discipline);
  const hearing: Hearing = { book, board, stroke, facts, discipline, decisions };
  const ended = endingOf(book, board, facts);
  return ended ? boardOver(hearing, ended) : boardGoesOn(hearing);
}

function boardOver({ book, board, facts, discipline, decisions }: Hearing, ended: EndedBoard): Ruling {
  const { concern, ending } = ended;
  const { result, demand, findings } = valueEnding(book, ended, facts, decisions.demand);
  const owing = board.white.owed + board.black.owed > 0;
  return {
    book: book.id,
    discipline,
    striker: facts.me,
    turn: 'over',
    next: null,
    pocketed: pocketedBy(facts),
    returned: NOTHING_RETURNED,
    placing: [],
    owed: { white: 0, black: 0 },
    queen: finalQueen(board.queen, facts, ended),
    broken: true,
    breakAttempts: 0,
    result,
    choices: [],
    rights: { ...NO_RIGHTS, demand },
    findings: [
      ...facts.findings,
      mainFinding(concern, ending, facts.proper),
      ...findings,
      ...(owing ? note(book, 'written-off') : []),
    ],
  };
}

function boardGoesOn(hearing: Hearing): Ruling {
  const { book, board, stroke, facts, discipline, decisions } = hearing;
  const { outcome, main, choice } = outcomeOf(hearing);
  const { own, theirs } = collectBoth(hearing, outcome);
  const stops = facts.opponents > 0 ? note(book, 'opponents-man-ends-turn') : NO_FINDINGS;
  const continues = outcome.turn === 'continues' && stops.length === 0;
  const queen = queenAfter(board.queen, facts, outcome, continues);
  const queenReturns = queen === 'on-board' && (facts.queen || board.queen === 'to-cover');
  const overboard = overboardPlacings(stroke, facts.me);
  const findings: Finding[] = [];
  add(findings, facts.findings);
  findings.push(main);
  if (outcome.turn === 'continues') add(findings, stops);
  add(findings, own.findings);
  add(findings, opponentsDues(hearing, theirs));
  if (discipline === 'doubles' && own.out > 0) add(findings, note(book, 'placed-by-right-hand'));
  add(findings, overboardNotes(book, stroke, overboard));
  return {
    book: book.id,
    discipline,
    striker: facts.me,
    turn: continues ? 'continues' : 'passes',
    next: continues ? facts.me : other(facts.me),
    pocketed: pocketedBy(facts),
    returned: returnedOf(own, theirs, queenReturns),
    placing: placingsOf(queenReturns, overboard, [own, theirs], facts.me, discipline),
    owed: owedOf(own, theirs),
    queen,
    broken: true,
    breakAttempts: 0,
    result: null,
    choices: choice && decisions['double-fine'] === undefined ? [choice] : [],
    rights: { doubleFine: choice !== null, forgo: own.dues || theirs.dues, demand: 0 },
    findings,
  };
}

/** Appends what is there: mostly nothing, and the computer player asks for a ruling per stroke it tries. */
function add(findings: Finding[], more: readonly Finding[]): void {
  if (more.length > 0) findings.push(...more);
}

/** Both sides' men. What is forgone is the striking side's dues, or the other's where it has none. */
function collectBoth({ book, facts, decisions }: Hearing, outcome: StrokeConsequence) {
  const stays = outcome.own === 'stay';
  const own = collect(
    book,
    {
      side: facts.me,
      before: facts.mine,
      stay: stays ? facts.own : 0,
      comeBack: stays ? 0 : facts.own,
      extra: outcome.extra + (facts.contactPenalty ? 1 : 0),
    },
    decisions.forgo,
  );
  const theirs = collect(
    book,
    { side: other(facts.me), before: facts.theirs, stay: facts.opponents, comeBack: 0, extra: 0 },
    own.dues === 0 ? decisions.forgo : undefined,
  );
  return { own, theirs };
}

/** The finding on the stroke as a whole: it alone says whether the stroke was proper. */
function mainFinding(concern: Concern, found: StrokeConsequence | BoardEnding, proper: boolean): Finding {
  const { laws, reading } = found;
  return reading ? { concern, laws, proper, reading } : { concern, laws, proper };
}

/** A queen the last stroke took, or was to cover, is covered by winning or by an own man with her. */
function finalQueen(before: Queen, facts: CountedFacts, { concern, ending }: EndedBoard): Queen {
  const taken = facts.queen || before === 'to-cover';
  const covered = ending.winner === 'striker' || concern === 'opponents-last-own-queen';
  return taken && covered ? coveredBy(facts.me) : before;
}

const DOUBLE_FINE: Choice = { id: 'double-fine', by: 'striker', options: ['keep-turn', 'lose-turn'] };

interface Applied {
  readonly outcome: StrokeConsequence;
  readonly main: Finding;
  readonly choice: Choice | null;
}

/** The row of the book's table that applies, with the double fine decided where one is due. */
function outcomeOf({ book, board, facts, decisions }: Hearing): Applied {
  const spoiled = !board.broken && !facts.proper && !facts.beforePlay;
  const concern = spoiled ? 'spoiled-break' : strokeConcern(board.queen, facts);
  const rule = book.rules.strokes[concern];
  const found = facts.proper ? rule.proper : rule.improper;
  const choice = 'choice' in found ? DOUBLE_FINE : null;
  const outcome = 'choice' in found ? found.choice[decisions['double-fine'] ?? 'keep-turn'] : found;
  return { outcome, choice, main: mainFinding(concern, outcome, facts.proper) };
}

/** A queen waiting to be covered comes back with the turn that was to cover her. */
function queenAfter(
  before: Queen,
  facts: CountedFacts,
  outcome: StrokeConsequence,
  continues: boolean,
): Queen {
  const pocketed = facts.queen || before === 'to-cover';
  if (!pocketed) return before;
  if (outcome.queen === 'covered') return coveredBy(facts.me);
  if (outcome.queen === 'returns' || !continues) return 'on-board';
  return 'to-cover';
}

function pocketedBy(facts: CountedFacts): Ruling['pocketed'] {
  return facts.me === 'white'
    ? { white: facts.own, black: facts.opponents }
    : { white: facts.opponents, black: facts.own };
}

function returnedOf(own: Collected, theirs: Collected, queen: boolean): Ruling['returned'] {
  return own.side === 'white'
    ? { white: own.out, black: theirs.out, queen }
    : { white: theirs.out, black: own.out, queen };
}

function owedOf(own: Collected, theirs: Collected): Ruling['owed'] {
  return own.side === 'white'
    ? { white: own.owed, black: theirs.owed }
    : { white: theirs.owed, black: own.owed };
}

/** The opponents' own dues, made payable by this stroke. */
function opponentsDues(hearing: Hearing, theirs: Collected): readonly Finding[] {
  const { book, facts, discipline, decisions } = hearing;
  if (theirs.dues === 0) return NO_FINDINGS;
  const forgone = decisions.forgo === 'forgo' ? note(book, 'opponents-due-forgone') : NO_FINDINGS;
  if (theirs.out === 0) return forgone.length > 0 ? forgone : theirs.findings;
  const paid = note(book, 'opponents-due-recovered');
  const freed = discipline === 'doubles' && facts.opponents > 0;
  return freed ? [...paid, ...note(book, 'placed-by-striker')] : paid;
}
