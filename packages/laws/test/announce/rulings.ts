import { impossibleBoard, impossibleStroke } from '../../src/board.js';
import type { Book, CallConsequence } from '../../src/books/book.js';
import { bookOf } from '../../src/books/index.js';
import { findLaws } from '../../src/find-laws.js';
import { hearCall } from '../../src/judge/hear-call.js';
import { type JudgeOptions, judge } from '../../src/judge/judge.js';
import { judgeCall } from '../../src/judge/judge-call.js';
import type { Ruling } from '../../src/judge/ruling.js';
import {
  type Board,
  type BookId,
  type Call,
  type Decisions,
  type Fallen,
  MEN_PER_SIDE,
  type Men,
  type Queen,
  type StrokeFacts,
  type Touch,
} from '../../src/vocabulary.js';

const NONE: Fallen = { white: 0, black: 0, queen: false, striker: false };

/** What differs from a quiet mid-game with White on turn. */
type Case = {
  book?: BookId;
  options?: JudgeOptions;
  white?: Partial<Men>;
  black?: Partial<Men>;
} & Partial<Omit<Board, 'white' | 'black'>>;

type Fell = Partial<Fallen> & {
  overboard?: Partial<Fallen>;
  improper?: true;
  untouched?: true;
  unclaimed?: true;
  contacts?: readonly Touch[];
  breach?: string;
};

const menOf = (men: Partial<Men> = {}): Men => {
  const onBoard = men.onBoard ?? 6;
  return { onBoard, owed: 0, score: 0, hasPocketed: onBoard < MEN_PER_SIDE, ...men };
};

const boardOf = ({ white, black, book: _, options: __, ...rest }: Case): Board => ({
  turn: 'white',
  white: menOf(white),
  black: menOf(black),
  queen: 'on-board',
  broken: true,
  breakAttempts: 0,
  ...rest,
});

function strokeOf(fell: Fell): StrokeFacts {
  const { overboard, improper, untouched, unclaimed, contacts, breach, ...pocketed } = fell;
  return {
    proper: !improper && breach === undefined,
    pocketed: { ...NONE, ...pocketed },
    overboard: { ...NONE, ...overboard },
    touched: !untouched,
    claimed: !unclaimed,
    ...(contacts ? { contacts } : {}),
    ...(breach ? { breach } : {}),
  };
}

export function struck(fell: Fell, on: Case = {}): Ruling {
  return judge(bookOf(on.book ?? 'icf'), boardOf(on), strokeOf(fell), on.options);
}

export function called(call: Call, on: Case = {}): Ruling {
  const book = bookOf(on.book ?? 'icf');
  const board = boardOf(on);
  const heard = hearCall(book, board, call);
  if ('why' in heard) throw new Error(heard.why);
  return judgeCall(book, board, heard, on.options);
}

/** Every combination of one value from each list. */
function* product<T extends Record<string, readonly unknown[]>>(lists: T) {
  const keys = Object.keys(lists);
  const sizes = keys.map((key) => lists[key]?.length ?? 0);
  const all = sizes.reduce((product, size) => product * size, 1);
  for (let index = 0; index < all; index++) {
    let rest = index;
    const entries = keys.map((key, place) => {
      const size = sizes[place] ?? 1;
      const value = lists[key]?.[rest % size];
      rest = Math.floor(rest / size);
      return [key, value];
    });
    yield Object.fromEntries(entries) as { [K in keyof T]: T[K][number] };
  }
}

const QUEENS: readonly Queen[] = ['on-board', 'to-cover', 'covered-by-white', 'covered-by-black'];
const OPENING = { white: { onBoard: 9 }, black: { onBoard: 9 }, broken: false } as const;

function boards(book: Book): readonly Board[] {
  const middle = product({
    turn: ['white', 'black'] as const,
    white: [1, 2, 6, 9],
    black: [1, 2, 9],
    owed: [0, 1, 2],
    queen: QUEENS,
  });
  const all = [0, 1, 2].map((breakAttempts) => boardOf({ ...OPENING, breakAttempts }));
  for (const { turn, white, black, owed, queen } of middle) {
    const owes = { white: { owed }, black: { owed: Math.floor(owed / 2) } };
    const score = (white + black) % 2 === 0 ? 25 : 3;
    all.push(
      boardOf({
        turn,
        queen,
        white: { onBoard: white, score, hasPocketed: true, ...owes.white },
        black: { onBoard: black, score, ...owes.black },
      }),
    );
  }
  return all.filter((board) => !impossibleBoard(book, board));
}

const OVERBOARD: readonly Partial<Fallen>[] = [
  {},
  { white: 1, striker: true },
  { queen: true, black: 1 },
  { white: 1, black: 1 },
  { white: 2, black: 1 },
];
const CONTACTS: readonly (readonly Touch[])[] = [
  [{ a: 'striker', b: 'white', onBaseLine: true }],
  [{ a: 'striker', b: 'black' }],
];
const DECISIONS: readonly Decisions[] = [
  {},
  { 'double-fine': 'lose-turn' },
  { forgo: 'forgo' },
  { forgo: 'no-space' },
];

type Outline = Fallen & { readonly improper: boolean; readonly unclaimed: boolean };

const OUTLINES: readonly Outline[] = [
  ...product({
    white: [0, 1, 2],
    black: [0, 1, 2],
    queen: [false, true],
    striker: [false, true],
    improper: [false, true],
    unclaimed: [false, true],
  }),
];

/** The rarer facts are dealt out among the strokes in turn. */
function strokeFrom({ improper, unclaimed, ...pocketed }: Outline, deal: number): StrokeFacts {
  const contacts = CONTACTS[deal % 4];
  return {
    proper: !improper,
    pocketed,
    overboard: { ...NONE, ...OVERBOARD[deal % 7] },
    touched: deal % 9 !== 0,
    claimed: !unclaimed,
    ...(contacts ? { contacts } : {}),
  };
}

const optionsFrom = (deal: number): JudgeOptions => ({
  decisions: DECISIONS[deal % 5] ?? {},
  discipline: deal % 3 === 0 ? 'doubles' : 'singles',
});

/** Rulings over boards × strokes × decisions, and over the callable laws of the book. */
export function* sweep(book: Book): Generator<Ruling> {
  const breaches = lawsFor(book, ['foul', 'foul-at-break']);
  for (const [place, board] of boards(book).entries()) {
    for (const [index, outline] of OUTLINES.entries()) {
      const stroke = strokeFrom(outline, place * 5 + index);
      if (!impossibleStroke(board, stroke)) yield* rulingsOn(book, board, stroke, optionsFrom(place + index));
    }
    yield* rareStrokes(book, board, breaches);
    if (place < 3 || place % 48 === 0)
      for (const law of lawsOf(book)) yield* callsOf(book, board, law, place);
  }
}

/** The ruling, and the one that follows a demand where there is a right to one. */
function* rulingsOn(book: Book, board: Board, stroke: StrokeFacts, options: JudgeOptions): Generator<Ruling> {
  const ruling = judge(book, board, stroke, options);
  yield ruling;
  if (ruling.rights.demand > 0) yield judge(book, board, stroke, { ...options, decisions: { demand: 1 } });
}

const lawsOf = (book: Book): readonly string[] =>
  [book, book.buildsOn].flatMap((each) => (each ? [...each.lawsById.keys()] : []));

/** One law of the book for each consequence named. */
const lawsFor = (book: Book, consequences: readonly CallConsequence[]): readonly string[] =>
  consequences.flatMap((consequence) => {
    const id = lawsOf(book).find((law) => findLaws(book, law)[0]?.law.consequence === consequence);
    return id ? (findLaws(book, id)[0]?.citation ?? []) : [];
  });

/** Strokes that break a law known by its id, and tries to break that touch nothing. */
function* rareStrokes(book: Book, board: Board, breaches: readonly string[]): Generator<Ruling> {
  for (const breach of breaches.slice(0, board.broken ? 1 : 2))
    yield judge(book, board, strokeOf({ breach }));
  if (!board.broken) yield judge(book, board, strokeOf({ untouched: true }));
}

function* callsOf(book: Book, board: Board, law: string, index: number): Generator<Ruling> {
  for (const against of ['white', 'black'] as const) {
    const heard = hearCall(book, board, { law, against, beforeFirstStroke: index % 5 === 0 });
    if (!('why' in heard)) yield judgeCall(book, board, heard, optionsFrom(index));
  }
}
