import {
  type Board,
  type Book,
  type Fallen,
  impossibleBoard,
  MEN_PER_SIDE,
  type Men,
  other,
  type Queen,
  type Side,
  type StrokeFacts,
} from '../../src/index.js';

const QUEENS: readonly Queen[] = ['on-board', 'to-cover', 'covered-by-white', 'covered-by-black'];
export const BOTH = [true, false] as const;

/** Does this run take the whole space of boards, as `npm run soak -- laws` does? */
export const WHOLE_SPACE = process.env.SOAK_LAWS === 'all';

/** Men that a side has on the board: few and many, enough for every due to be payable, in part, or not at all. */
export const MEN_ON_BOARD = WHOLE_SPACE ? upTo(MEN_PER_SIDE).slice(1) : [1, 2, 3, 8, 9];

/** From nought to `most`. */
export function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, number) => number);
}

/** None, one, two or all: enough to meet every row of every table. */
export const SOME_OF = upTo(MEN_PER_SIDE).map((men) =>
  upTo(men).filter((fallen) => fallen <= 2 || fallen === men),
);
export const ALL_OF = upTo(MEN_PER_SIDE).map(upTo);

/** Scores on either side of every line at which the queen stops counting. */
const SCORES = [0, 20, 21, 22, 24, 25];

interface BoardSpace {
  onBoard?: readonly number[];
  /** Men owed by the side on turn and by the other. */
  owed: readonly number[];
  othersOwed: readonly number[];
  turn?: Side;
}

/** Every board of the space between two strokes, the break made. Scores go round with the boards. */
export function* boardsOf(book: Book, space: BoardSpace): Generator<Board> {
  const { onBoard = MEN_ON_BOARD, owed, othersOwed, turn = 'white' } = space;
  let count = 0;
  for (const queen of QUEENS)
    for (const mine of onBoard)
      for (const theirs of onBoard)
        for (const iOwe of owed)
          for (const theyOwe of othersOwed)
            for (const iPocketed of mine < MEN_PER_SIDE ? [true] : BOTH) {
              count++;
              const me: Men = { onBoard: mine, owed: iOwe, score: scoreAt(count), hasPocketed: iPocketed };
              const them = menOf(
                theirs,
                theyOwe,
                scoreAt(count * 5 + 2),
                queen === `covered-by-${other(turn)}`,
              );
              const board = boardWith(turn, me, them, queen);
              if (!impossibleBoard(book, board)) yield board;
            }
}

const scoreAt = (count: number): number => SCORES[count % SCORES.length] as number;

const menOf = (onBoard: number, owed: number, score: number, covered: boolean): Men => ({
  onBoard,
  owed,
  score,
  hasPocketed: onBoard < MEN_PER_SIDE || covered,
});

function boardWith(turn: Side, me: Men, them: Men, queen: Queen): Board {
  const [white, black] = turn === 'white' ? [me, them] : [them, me];
  return { turn, white, black, queen, broken: true, breakAttempts: 0 };
}

const NONE_FALLEN: Fallen = { white: 0, black: 0, queen: false, striker: false };

interface StrokeInCounts {
  white: number;
  black: number;
  queen: boolean;
  striker: boolean;
  proper: boolean;
  claimed: boolean;
}

export const strokeOf = ({ proper, claimed, ...pocketed }: StrokeInCounts): StrokeFacts => ({
  proper,
  claimed,
  pocketed,
  overboard: NONE_FALLEN,
  touched: true,
});

/** Every stroke on this board, with these numbers of men falling. */
export function* strokesOn(board: Board, fallen: readonly (readonly number[])[], claims: readonly boolean[]) {
  for (const white of fallen[board.white.onBoard] ?? [])
    for (const black of fallen[board.black.onBoard] ?? [])
      for (const queen of board.queen === 'on-board' ? BOTH : [false])
        for (const striker of BOTH)
          for (const proper of BOTH)
            for (const claimed of claims) yield strokeOf({ white, black, queen, striker, proper, claimed });
}

/** Does the claim matter in this book? */
export const claimsOf = (book: Book): readonly boolean[] => (book.rules.claims.is === 'none' ? [true] : BOTH);
