import { impossibleBoard, impossibleStroke, touchesAnyMan } from '../board.js';
import type { Book, CallConsequence } from '../books/book.js';
import { bookOf, books, isBookId } from '../books/index.js';
import { citationOf, findLaws, makesImproper } from '../find-laws.js';
import { isBreakBeforePlay } from '../judge/counted-facts.js';
import { usualDiscipline } from '../judge/judge.js';
import {
  type Board,
  type Call,
  coveredBy,
  type Decisions,
  type Discipline,
  type Fallen,
  MEN_PER_SIDE,
  type Men,
  type Queen,
  type Side,
  type StrokeFacts,
  type Touch,
} from '../vocabulary.js';
import { at, count, type Fields, fields, flag, list, oneOf, refuseInput, required, text } from './reader.js';

/** One case to rule on, read and found possible. */
export interface Adjudication {
  readonly book: Book;
  readonly discipline: Discipline;
  readonly board: Board;
  readonly act: { readonly stroke: StrokeFacts } | { readonly call: Call };
  readonly decisions: Decisions;
}

const SIDES = ['white', 'black'] as const;
const QUEENS: readonly Queen[] = ['on-board', 'to-cover', 'covered-by-white', 'covered-by-black'];
const CASE = ['id', 'rulebook', 'discipline', 'board', 'stroke', 'call', 'decisions'];

export function readAdjudication(value: unknown): Adjudication {
  const input = fields(value, '', CASE);
  const book = readBook(input.rulebook);
  const discipline = readDiscipline(book, input.discipline);
  const board = readBoard(book, required(input.board, 'board'));
  return {
    book,
    discipline,
    board,
    act: readAct(book, board, input),
    decisions: readDecisions(input.decisions),
  };
}

export function readBook(value: unknown): Book {
  if (value === undefined) return bookOf('icf');
  const id = text(value, 'rulebook');
  if (isBookId(id)) return bookOf(id);
  const known = books.map((book) => book.id).join(', ');
  return refuseInput('unknown-rulebook', 'rulebook', `there is no rulebook "${id}"; there are ${known}`);
}

export function readDiscipline(book: Book, value: unknown): Discipline {
  const allowed = book.rules.disciplines.is;
  if (value === undefined) return usualDiscipline(book);
  const discipline = oneOf(value, 'discipline', ['singles', 'doubles'] as const);
  if (!allowed.includes(discipline))
    refuseInput('wrong-discipline', 'discipline', `${book.name} is played in ${allowed.join(' or ')} only`);
  return discipline;
}

/** A board between two strokes, read and found possible. */
export function readBoard(book: Book, value: unknown): Board {
  const input = fields(value, 'board', ['turn', 'white', 'black', 'queen', 'broken', 'breakAttempts']);
  const turn = oneOf(required(input.turn, 'board.turn'), 'board.turn', SIDES);
  const queen = oneOf(required(input.queen, 'board.queen'), 'board.queen', QUEENS);
  const men = (side: Side): Men => {
    const pocketedForQueen = queen === coveredBy(side) || (queen === 'to-cover' && side === turn);
    return readMen(required(input[side], at('board', side)), at('board', side), pocketedForQueen);
  };
  const board: Board = {
    turn,
    white: men('white'),
    black: men('black'),
    queen,
    broken: flag(input.broken, 'board.broken', true),
    breakAttempts: count(input.breakAttempts, 'board.breakAttempts', 0),
  };
  const impossible = impossibleBoard(book, board);
  if (impossible) refuseInput('impossible-board', at('board', impossible.field), impossible.why);
  return board;
}

function readMen(value: unknown, path: string, pocketedForQueen: boolean): Men {
  const input = fields(value, path, ['onBoard', 'owed', 'score', 'hasPocketed']);
  const onBoard = count(input.onBoard, at(path, 'onBoard'));
  return {
    onBoard,
    owed: count(input.owed, at(path, 'owed'), 0),
    score: count(input.score, at(path, 'score'), 0),
    hasPocketed: flag(input.hasPocketed, at(path, 'hasPocketed'), onBoard < MEN_PER_SIDE || pocketedForQueen),
  };
}

function readAct(book: Book, board: Board, input: Fields): Adjudication['act'] {
  const { stroke, call } = input;
  if (stroke !== undefined && call !== undefined)
    refuseInput('unknown-field', 'call', 'give either a stroke or a call, not both');
  if (call !== undefined) return { call: readCall(book, board, call) };
  if (stroke === undefined) refuseInput('missing-field', 'stroke', 'give a stroke, or a call');
  return { stroke: readStroke(book, board, stroke) };
}

/** A law under which nobody is at fault may be called without naming a side. */
const NEUTRAL: readonly (CallConsequence | undefined)[] = ['board-replayed', 'play-on'];

function readCall(book: Book, board: Board, value: unknown): Call {
  const input = fields(value, 'call', ['law', 'against', 'beforeFirstStroke', 'warnings']);
  const law = text(input.law, 'call.law');
  const rows = findLaws(book, law).filter((found) => found.law.consequence);
  const neutral = rows.length > 0 && rows.every((found) => NEUTRAL.includes(found.law.consequence));
  const against = input.against ?? (neutral ? board.turn : undefined);
  const before = input.beforeFirstStroke;
  return {
    law,
    against: oneOf(required(against, 'call.against'), 'call.against', SIDES),
    ...(before === undefined ? {} : { beforeFirstStroke: flag(before, 'call.beforeFirstStroke', false) }),
    ...(input.warnings === undefined ? {} : { warnings: count(input.warnings, 'call.warnings') }),
  };
}

const STROKE = ['proper', 'pocketed', 'overboard', 'touched', 'claimed', 'contacts', 'breach'];

function readStroke(book: Book, board: Board, value: unknown): StrokeFacts {
  const input = fields(value, 'stroke', STROKE);
  const contacts = input.contacts === undefined ? undefined : readContacts(input.contacts);
  const breach = input.breach === undefined ? undefined : readBreach(book, input.breach);
  const stroke: StrokeFacts = {
    proper: flag(input.proper, 'stroke.proper', breach === undefined),
    pocketed: readFallen(input.pocketed, 'stroke.pocketed'),
    overboard: readFallen(input.overboard, 'stroke.overboard'),
    touched: flag(input.touched, 'stroke.touched', contacts ? touchesAnyMan(contacts) : true),
    claimed: flag(input.claimed, 'stroke.claimed', true),
    ...(contacts ? { contacts } : {}),
    ...(breach === undefined ? {} : { breach }),
  };
  if (stroke.proper && breach !== undefined)
    refuseInput('impossible-stroke', 'stroke.proper', `a stroke in breach of law ${breach} is improper`);
  if (board.broken && breach !== undefined && isBreakBeforePlay(book, breach))
    refuseInput('impossible-stroke', 'stroke.breach', `the break has been made, so law ${breach} is past`);
  const impossible = impossibleStroke(board, stroke);
  if (impossible) refuseInput('impossible-stroke', at('stroke', impossible.field), impossible.why);
  return stroke;
}

function readBreach(book: Book, value: unknown): string {
  const law = text(value, 'stroke.breach');
  const citation = citationOf(book, law);
  if (citation === null) return refuseInput('unknown-law', 'stroke.breach', `${book.id} has no law ${law}`);
  if (!makesImproper(book, law))
    refuseInput('not-callable', 'stroke.breach', `breaking law ${citation} does not make a stroke improper`);
  return citation;
}

function readFallen(value: unknown, path: string): Fallen {
  const input = value === undefined ? {} : fields(value, path, ['white', 'black', 'queen', 'striker']);
  return {
    white: count(input.white, at(path, 'white'), 0),
    black: count(input.black, at(path, 'black'), 0),
    queen: flag(input.queen, at(path, 'queen'), false),
    striker: flag(input.striker, at(path, 'striker'), false),
  };
}

function readContacts(value: unknown): readonly Touch[] {
  return list(value, 'stroke.contacts').map((contact, index) => {
    const path = at('stroke.contacts', index);
    const input = fields(contact, path, ['a', 'b', 'onBaseLine']);
    return {
      a: oneOf(kindOf(required(input.a, at(path, 'a'))), at(path, 'a'), [
        'striker',
        ...SIDES,
        'queen',
      ] as const),
      b: oneOf(kindOf(required(input.b, at(path, 'b'))), at(path, 'b'), [
        ...SIDES,
        'queen',
        'cushion',
      ] as const),
      onBaseLine: flag(input.onBaseLine, at(path, 'onBaseLine'), false),
    };
  });
}

/** A simulated stroke names each man and each cushion: w1, b9, cushion:N. The laws ask only for their kind. */
function kindOf(name: unknown): unknown {
  if (typeof name !== 'string') return name;
  if (/^w[1-9]$/.test(name)) return 'white';
  if (/^b[1-9]$/.test(name)) return 'black';
  return /^cushion:[NESW]$/.test(name) ? 'cushion' : name;
}

function readDecisions(value: unknown): Decisions {
  if (value === undefined) return {};
  const input = fields(value, 'decisions', ['double-fine', 'forgo', 'demand']);
  const fine = input['double-fine'];
  const { forgo, demand } = input;
  return {
    ...(fine === undefined
      ? {}
      : { 'double-fine': oneOf(fine, 'decisions.double-fine', ['keep-turn', 'lose-turn'] as const) }),
    ...(forgo === undefined
      ? {}
      : { forgo: oneOf(forgo, 'decisions.forgo', ['place', 'forgo', 'no-space'] as const) }),
    ...(demand === undefined ? {} : { demand: count(demand, 'decisions.demand') }),
  };
}
