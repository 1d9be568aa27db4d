import type { Book } from './books/book.js';
import { type Board, coveredBy, MEN_PER_SIDE, type Men, type Side, type StrokeFacts } from './vocabulary.js';

/** Something that cannot be: which field says so, and why. */
export interface Impossible {
  readonly field: string;
  readonly why: string;
}

const SIDES: readonly Side[] = ['white', 'black'];

const allOnBoard: Men = { onBoard: MEN_PER_SIDE, owed: 0, score: 0, hasPocketed: false };

/** A board set up for the break. */
export function openingBoard(score: { readonly white: number; readonly black: number }): Board {
  return {
    turn: 'white',
    white: { ...allOnBoard, score: score.white },
    black: { ...allOnBoard, score: score.black },
    queen: 'on-board',
    broken: false,
    breakAttempts: 0,
  };
}

/** Why a board between two strokes cannot exist; null: it can. */
export function impossibleBoard(book: Book, board: Board): Impossible | null {
  for (const side of SIDES) {
    const { onBoard } = board[side];
    if (onBoard > MEN_PER_SIDE)
      return { field: `${side}.onBoard`, why: `a side has ${MEN_PER_SIDE} coins, not ${onBoard}` };
    if (onBoard < 1)
      return { field: `${side}.onBoard`, why: `${side} has no coin on the board, so the board is over` };
    if (board.queen === coveredBy(side) && !board[side].hasPocketed)
      return { field: `${side}.hasPocketed`, why: `${side} covered the queen, so has pocketed a coin` };
  }
  if (board.queen === 'to-cover' && !board[board.turn].hasPocketed)
    return { field: `${board.turn}.hasPocketed`, why: `${board.turn} may take the queen only after a coin` };
  return board.broken ? afterBreak(board) : beforeBreak(book, board);
}

function afterBreak(board: Board): Impossible | null {
  if (board.breakAttempts > 0) return { field: 'breakAttempts', why: 'the break has been made' };
  return null;
}

function beforeBreak(book: Book, board: Board): Impossible | null {
  const last = book.rules.breakChances.is - 1;
  if (board.breakAttempts > last)
    return { field: 'breakAttempts', why: `the right to break is lost after ${last + 1} tries` };
  for (const side of SIDES) {
    if (board[side].onBoard < MEN_PER_SIDE)
      return { field: `${side}.onBoard`, why: 'before the break all coins are on the board' };
    if (board[side].hasPocketed)
      return { field: `${side}.hasPocketed`, why: 'before the break nothing has been pocketed' };
  }
  if (board.queen !== 'on-board')
    return { field: 'queen', why: 'before the break the queen is on the board' };
  return null;
}

/** Why a stroke cannot have happened on this board; null: it can. */
export function impossibleStroke(board: Board, stroke: StrokeFacts): Impossible | null {
  const { pocketed, overboard } = stroke;
  for (const side of SIDES) {
    const fallen = pocketed[side] + overboard[side];
    const field = pocketed[side] > board[side].onBoard || overboard[side] === 0 ? 'pocketed' : 'overboard';
    if (fallen > board[side].onBoard)
      return {
        field: `${field}.${side}`,
        why: `${fallen} ${side} coins fell, ${board[side].onBoard} were on the board`,
      };
  }
  if (pocketed.striker && overboard.striker)
    return { field: 'overboard.striker', why: 'the striker was pocketed' };
  return impossibleQueen(board, stroke) ?? impossibleTouch(board, stroke);
}

function impossibleQueen(board: Board, { pocketed, overboard, contacts }: StrokeFacts): Impossible | null {
  if (pocketed.queen && overboard.queen) return { field: 'overboard.queen', why: 'the queen was pocketed' };
  if (board.queen === 'on-board') return null;
  const why = 'the queen is not on the board';
  if (pocketed.queen) return { field: 'pocketed.queen', why };
  if (overboard.queen) return { field: 'overboard.queen', why };
  const met = contacts?.findIndex(({ a, b }) => a === 'queen' || b === 'queen') ?? -1;
  return met < 0 ? null : { field: `contacts[${met}]`, why };
}

function impossibleTouch(board: Board, stroke: StrokeFacts): Impossible | null {
  const { touched, contacts, pocketed, overboard } = stroke;
  const seen = contacts && touchesAnyMan(contacts);
  if (seen !== undefined && seen !== touched)
    return { field: 'touched', why: `the contacts say the striker touched ${seen ? 'a coin' : 'no coin'}` };
  if (board.broken || touched) return null;
  const men = pocketed.white + pocketed.black + overboard.white + overboard.black;
  if (men > 0 || pocketed.queen || overboard.queen)
    return { field: 'touched', why: 'before the break no piece falls untouched' };
  return null;
}

/** Did the striker touch a man or the queen? */
export function touchesAnyMan(contacts: NonNullable<StrokeFacts['contacts']>): boolean {
  return contacts.some(({ a, b }) => a === 'striker' && b !== 'cushion');
}
