import { type Board, type Book, type Discipline, nextSeat, oppositeOf, type Seat } from '@opencarrom/laws';
import type { Equipment, PlacedMan } from '@opencarrom/physics';

/** What a person at the table sees, when it is his turn to strike. The side is the board's side on turn. */
export interface Table {
  readonly book: Book;
  readonly discipline: Discipline;
  /** Where the player on turn sits. */
  readonly seat: Seat;
  readonly board: Board;
  readonly men: readonly PlacedMan[];
  readonly equipment: Equipment;
  /** What is at stake beyond this board, where it is known. */
  readonly game?: GameAhead;
}

export interface GameAhead {
  /** Points that win the game; null: none. */
  readonly target: number | null;
  /** Boards still to come after this one; null: no limit. */
  readonly boardsLeft: number | null;
}

/** From where the next player strikes, when the turn passes. */
export const seatAfter = ({ book, discipline }: Pick<Table, 'book' | 'discipline'>, seat: Seat): Seat =>
  discipline === 'doubles' ? nextSeat(book, seat) : oppositeOf(seat);
