import { expect } from 'vitest';
import { bookOf, findLaws, isBookId, type RulingJson } from '../../src/index.js';
import { type BookId, other, type Piece, type Queen, type Side } from '../../src/vocabulary.js';
import { ask, type BoardInShort, type CaseInShort, type StrokeInShort } from './ask.js';

/** What a ruling must leave behind. White is the side on turn; the mirrored case is checked too. */
export interface After {
  turn: 'continues' | 'passes';
  /** Men on the board: white, black. */
  left: readonly [number, number];
  /** White men taken out. */
  out?: number;
  /** Black men taken out. */
  theirsOut?: number;
  queenOut?: boolean;
  queen?: Queen;
  owed?: readonly [number, number];
  broken?: boolean;
  attempts?: number;
  /** Who puts what back, in order: `queen 1 umpire`. */
  placing?: readonly string[];
  choice?: boolean;
}

export interface Row extends Omit<CaseInShort, 'rulebook'> {
  name: string;
  /** The laws relied on, the first one first; `icf:…` where the book falls back. */
  laws: readonly string[];
  /** Laws the row is about that a ruling does not cite. */
  also?: readonly string[];
  after: After;
}

/** A stroke that ends the board, worth so much below the queen's limit and so much from it on. */
export interface EndingRow {
  name: string;
  laws: readonly string[];
  also?: readonly string[];
  board: BoardInShort;
  stroke: StrokeInShort;
  winner: Side;
  points: readonly [number, number];
  demand: number;
}

export const continues = (after: Omit<After, 'turn'>): After => ({ turn: 'continues', ...after });
export const passes = (after: Omit<After, 'turn'>): After => ({ turn: 'passes', ...after });

export const row = (
  name: string,
  laws: readonly string[],
  stroke: StrokeInShort,
  after: After,
  board: BoardInShort = {},
): Row => ({ name, laws, stroke, after, board });

export const improper = (stroke: StrokeInShort = {}): StrokeInShort => ({ ...stroke, improper: true });

export const ending = (
  name: string,
  laws: readonly string[],
  board: BoardInShort,
  stroke: StrokeInShort,
  [winner, points, atLimit, demand]: readonly [Side, number, number, number],
): EndingRow => ({ name, laws, board, stroke, winner, points: [points, atLimit], demand });

/** `[icf-classic:45a] [icf:116] striker alone`: the name of a row's test. A mere heading (72) is no tag. */
export function tagged(book: BookId, { name, laws, also = [] }: Pick<Row, 'name' | 'laws' | 'also'>): string {
  const tags = [...laws, ...also].map((law) => (law.startsWith('icf:') ? law : `${book}:${law}`));
  return [...tags.filter(namesALaw).map((tag) => `[${tag}]`), name].join(' ');
}

/** An id that names nothing stays, for the trace to find. */
function namesALaw(tag: string): boolean {
  const colon = tag.indexOf(':');
  const [book, id] = [tag.slice(0, colon), tag.slice(colon + 1)];
  if (!isBookId(book) || bookOf(book).lawsById.has(id)) return true;
  return !findLaws(bookOf(book), id).some(({ law }) => bookOf(book).lawsById.has(law.id));
}

/** Rows with their names, for `it.each`. */
export const named = <R extends Pick<Row, 'name' | 'laws' | 'also'>>(book: BookId, rows: readonly R[]) =>
  rows.map((each): [string, R] => [tagged(book, each), each]);

export function expectRow(rulebook: BookId, { name: _, laws, also: __, after, ...short }: Row): void {
  expectAfter(ask({ rulebook, ...short }), laws, after, short.board?.turn ?? 'white');
  expectAfter(
    ask(mirrored({ rulebook, ...short })),
    laws,
    mirroredAfter(after),
    other(short.board?.turn ?? 'white'),
  );
}

function expectAfter(answer: RulingJson, laws: readonly string[], after: After, onTurn: Side): void {
  const { board } = answer;
  const [white, black] = after.left;
  const [owedWhite, owedBlack] = after.owed ?? [0, 0];
  expect(answer.turn).toBe(after.turn);
  expect(answer.next).toBe(after.turn === 'continues' ? onTurn : other(onTurn));
  expect(board.turn).toBe(answer.next);
  expect(answer.returned).toEqual({
    white: after.out ?? 0,
    black: after.theirsOut ?? 0,
    queen: after.queenOut ?? false,
  });
  expect([board.white.onBoard, board.black.onBoard]).toEqual([white, black]);
  expect([board.white.owed, board.black.owed]).toEqual([owedWhite, owedBlack]);
  expect(board.queen).toBe(after.queen ?? 'on-board');
  expect([board.broken, board.breakAttempts]).toEqual([after.broken ?? true, after.attempts ?? 0]);
  expect(answer.result).toBeNull();
  expect(answer.choices.length > 0).toBe(after.choice ?? false);
  if (after.placing) expect(inWords(answer)).toEqual(after.placing);
  expectLaws(answer, laws);
}

const inWords = ({ placing }: RulingJson) => placing.map(({ piece, count, by }) => `${piece} ${count} ${by}`);

function expectLaws(answer: RulingJson, laws: readonly string[]): void {
  expect(answer.laws[0]).toBe(laws[0]);
  expect(answer.laws).toEqual(expect.arrayContaining([...laws]));
}

/** Both points of an ending; the loser's score is on the other side of the limit and must not matter. */
export function expectEnding(rulebook: BookId, limit: number, each: EndingRow): void {
  const { board, stroke, winner, points, demand, laws } = each;
  for (const [scored, lost, worth] of [
    [limit - 1, limit, points[0]],
    [limit, 0, points[1]],
  ] as const) {
    const score = winner === 'white' ? { white: scored, black: lost } : { white: lost, black: scored };
    const short = { rulebook, board: { ...board, score }, stroke };
    expectOver(ask(short), laws, { winner, points: worth, demandable: demand });
    expectOver(ask(mirrored(short)), laws, { winner: other(winner), points: worth, demandable: demand });
  }
}

export function expectOver(answer: RulingJson, laws: readonly string[], result: RulingJson['result']): void {
  expect(answer.result).toEqual(result);
  expect([answer.turn, answer.next]).toEqual(['over', null]);
  expect(answer.returned).toEqual({ white: 0, black: 0, queen: false });
  expect([answer.board.white.owed, answer.board.black.owed]).toEqual([0, 0]);
  expect(answer.choices).toEqual([]);
  expectLaws(answer, laws);
}

/** The same case with the colours changed. */
export function mirrored(short: CaseInShort): CaseInShort {
  const { board = {}, stroke, call } = short;
  return {
    ...short,
    board: { ...swappedBoard(board), turn: other(board.turn ?? 'white') },
    ...(stroke ? { stroke: swappedStroke(stroke) } : {}),
    ...(call ? { call: { ...call, against: other(call.against) } } : {}),
  };
}

type Sided<T> = { white?: T; black?: T };

const swapped = <T>({ white, black }: Sided<T>): Sided<T> => ({
  ...(black === undefined ? {} : { white: black }),
  ...(white === undefined ? {} : { black: white }),
});

function swappedBoard({ white = 6, black = 7, owed, score, hasPocketed, queen, ...rest }: BoardInShort) {
  return {
    ...rest,
    white: black,
    black: white,
    ...(owed ? { owed: swapped(owed) } : {}),
    ...(score ? { score: swapped(score) } : {}),
    ...(hasPocketed ? { hasPocketed: swapped(hasPocketed) } : {}),
    ...(queen ? { queen: swappedQueen(queen) } : {}),
  };
}

function swappedStroke({ white = 0, black = 0, overboard, contacts, ...rest }: StrokeInShort): StrokeInShort {
  return {
    ...rest,
    white: black,
    black: white,
    ...(overboard ? { overboard: { ...overboard, white: 0, black: 0, ...swapped(overboard) } } : {}),
    ...(contacts
      ? { contacts: contacts.map((each) => ({ ...each, a: swappedPiece(each.a), b: swappedPiece(each.b) })) }
      : {}),
  };
}

function swappedPiece<P extends Piece | 'striker' | 'cushion'>(piece: P): P {
  if (piece === 'white') return 'black' as P;
  return piece === 'black' ? ('white' as P) : piece;
}

function swappedQueen(queen: Queen): Queen {
  if (queen === 'covered-by-white') return 'covered-by-black';
  return queen === 'covered-by-black' ? 'covered-by-white' : queen;
}

function mirroredAfter(after: After): After {
  const { left, out = 0, theirsOut = 0, owed = [0, 0], queen = 'on-board', placing, ...rest } = after;
  return {
    ...rest,
    left: [left[1], left[0]],
    out: theirsOut,
    theirsOut: out,
    owed: [owed[1], owed[0]],
    queen: swappedQueen(queen),
    ...(placing ? { placing: placing.map(swappedWords) } : {}),
  };
}

const swappedWords = (words: string): string =>
  words.replace(/^(white|black)/, (side) => (side === 'white' ? 'black' : 'white'));
