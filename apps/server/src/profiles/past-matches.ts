import type { PastMatch } from '@opencarrom/protocol';
import { seatsInOrder } from '../pairing/found-match.js';
import { peopleIn } from '../pairing/people-in.js';
import { outlineOf } from '../pairing/summary.js';
import type { Services } from '../services.js';
import { headOf } from '../store/kept-match.js';
import type { PlayerResultRow } from '../store/profile-tables.js';

/** Matches as those see them who played them: who sat there, by the names they have now, and what it changed. */
export async function pastMatches(
  { store, now }: Services,
  rows: readonly PlayerResultRow[],
): Promise<PastMatch[]> {
  if (rows.length === 0) return [];
  const { db } = store;
  const ids = rows.map(({ match }) => match);
  const [matches, seats, changes] = await Promise.all([
    db.selectFrom('matches').selectAll().where('id', 'in', ids).execute(),
    db.selectFrom('seats').selectAll().where('match', 'in', ids).execute(),
    db.selectFrom('rating_changes').selectAll().where('match', 'in', ids).execute(),
  ]);
  const people = await peopleIn(store, seats);
  return rows.flatMap((row) => {
    const match = matches.find(({ id }) => id === row.match);
    if (!match) return [];
    const own = seatsInOrder(seats.filter((seat) => seat.match === row.match));
    const outline = outlineOf({ row: match, head: headOf(match), seats: own }, people, now());
    const change = changes.find((each) => each.match === row.match && each.account === row.account);
    return {
      ...{ match: row.match, player: row.player, endedAt: row.ended_at },
      ...{ rulebook: outline.rulebook, discipline: row.discipline, length: row.length },
      ...{ kind: row.kind, visibility: row.visibility, result: row.result, how: row.how },
      ...{ score: JSON.parse(row.score), seats: outline.seats },
      ...(change ? { rating: { before: change.rating_before, after: change.rating_after } } : {}),
    };
  });
}
