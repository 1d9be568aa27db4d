import { type Discipline, SEATS, type Seat } from '@opencarrom/laws';
import { playersOf, type Seats } from '@opencarrom/match';

/** Everybody's seat, by that of the first player: opponents, or in doubles partners, face each other. */
export function seatsFor(discipline: Discipline, first: Seat = 'S'): Seats {
  const places = discipline === 'singles' ? 2 : 1;
  const seatAt = (index: number) => SEATS[(SEATS.indexOf(first) + index * places) % SEATS.length];
  return Object.fromEntries(playersOf(discipline).map((player, index) => [player, seatAt(index)]));
}
