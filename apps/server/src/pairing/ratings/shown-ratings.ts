import type { RatingsAnswer } from '@opencarrom/protocol';
import { Problem } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { datedRating } from './known-rating.js';
import { asOf, isProvisional, poolIn } from './rate-match.js';

/** So many of the last matches are told. */
const HISTORY = 200;

/** What somebody is rated in each pool by now, and how it came to that. */
export async function shownRatings({ store, now }: Services, account: string): Promise<RatingsAnswer> {
  const { db } = store;
  const known = await db.selectFrom('accounts').select('id').where('id', '=', account).executeTakeFirst();
  if (!known) throw new Problem(404, 'no-such-account', 'there is no account by this id');
  const [ratings, changes] = await Promise.all([
    db.selectFrom('ratings').selectAll().where('account', '=', account).orderBy('pool').execute(),
    db
      .selectFrom('rating_changes')
      .selectAll()
      .where('account', '=', account)
      .orderBy('rated_at', 'desc')
      .limit(HISTORY)
      .execute(),
  ]);
  return {
    ratings: ratings.map((row) => {
      const { rating, deviation } = asOf(datedRating(row), now());
      const { games, rated_at: ratedAt } = row;
      return {
        ...poolIn(row.pool),
        rating,
        deviation,
        provisional: isProvisional({ deviation }),
        games,
        ratedAt,
      };
    }),
    history: changes.map(({ match, pool, rated_at, rating_before, rating_after, deviation_after }) => ({
      ...{ match, ...poolIn(pool), ratedAt: rated_at },
      ...{ before: rating_before, after: rating_after, deviation: deviation_after },
    })),
  };
}
