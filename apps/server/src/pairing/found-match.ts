import { type Head, PLAYERS } from '@opencarrom/match';
import { Problem } from '../http/problem.js';
import { headOf } from '../store/kept-match.js';
import type { Store } from '../store/store.js';
import type { MatchRow, SeatRow } from '../store/tables.js';

/** A match as it is kept, without its log. */
export interface FoundMatch {
  readonly row: MatchRow;
  readonly head: Head;
  /** In the order in which they are filled. */
  readonly seats: readonly SeatRow[];
}

/** Refused with 404 where there is none. */
export async function findMatch({ db }: Store, id: string): Promise<FoundMatch> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem(404, 'no-such-match', 'there is no match by this id');
  const seats = await db.selectFrom('seats').selectAll().where('match', '=', id).execute();
  return { row, head: headOf(row), seats: seatsInOrder(seats) };
}

export const seatsInOrder = (seats: readonly SeatRow[]): readonly SeatRow[] =>
  PLAYERS.flatMap((player) => seats.filter((seat) => seat.player === player));
