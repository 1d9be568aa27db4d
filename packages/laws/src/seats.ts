import type { Book } from './books/book.js';

/** The four seats, each to the right hand of the one before. */
export const SEATS = ['S', 'E', 'N', 'W'] as const;
export type Seat = (typeof SEATS)[number];

const step = (seat: Seat, places: number): Seat =>
  SEATS[(SEATS.indexOf(seat) + places) % SEATS.length] as Seat;

export const rightHandOf = (seat: Seat): Seat => step(seat, 1);

export const oppositeOf = (seat: Seat): Seat => step(seat, 2);

/** To whom the turn passes in doubles. Clockwise, seen from above, is to the left hand. */
export function nextSeat(book: Book, seat: Seat): Seat {
  return book.rules.rotation.is === 'right-hand' ? rightHandOf(seat) : step(seat, 3);
}
