import type { RatingRow } from '../../store/pairing-tables.js';
import type { Store } from '../../store/store.js';
import { type DatedRating, UNRATED } from './rate-match.js';

export const datedRating = (row: RatingRow | null): DatedRating =>
  row
    ? { rating: row.rating, deviation: row.deviation, volatility: row.volatility, ratedAt: row.rated_at }
    : UNRATED;

/** What somebody is rated in a pool. */
export async function ratingIn({ db }: Store, account: string, pool: string): Promise<DatedRating> {
  const row = await db
    .selectFrom('ratings')
    .selectAll()
    .where('account', '=', account)
    .where('pool', '=', pool)
    .executeTakeFirst();
  return datedRating(row ?? null);
}
