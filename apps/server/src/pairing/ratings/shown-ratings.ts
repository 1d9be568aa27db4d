import type { RatingsAnswer } from '@opencarrom/protocol';
import { Problem } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { datedRating } from './known-rating.js';
import { asOf, isProvisional, poolIn } from './rate-match.js';

/** So many of the last matches are told. */
const HISTORY = 200;

/**
 * What somebody is rated in each pool by now, and how it came to that. `viewer`: who asks; null: a stranger. Whoever has the
 * id of a match can watch it: of one played by a link it is told to those who played it.
 */
export async function shownRatings(
  { store, now }: Services,
  account: string,
  viewer: string | null,
): Promise<RatingsAnswer> {
  const { db } = store;
  const known = await db.selectFrom('accounts').select('id').where('id', '=', account).executeTakeFirst();
  if (!known) throw new Problem(404, 'no-such-account', 'there is no account by this id');
  const [ratings, changes] = await Promise.all([
    db.selectFrom('ratings').selectAll().where('account', '=', account).orderBy('pool').execute(),
    db
      .selectFrom('rating_changes')
      .innerJoin('matches', 'matches.id', 'rating_changes.match')
      .leftJoin('seats', (join) =>
        join.onRef('seats.match', '=', 'rating_changes.match').on('seats.account', '=', viewer),
      )
      .selectAll('rating_changes')
      .select(['matches.visibility', 'seats.player as seat'])
      .where('rating_changes.account', '=', account)
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
    history: changes.map(({ match, visibility, seat, pool, rated_at, ...change }) => ({
      ...(visibility === 'public' || seat ? { match } : {}),
      ...{ ...poolIn(pool), ratedAt: rated_at },
      ...{ before: change.rating_before, after: change.rating_after, deviation: change.deviation_after },
    })),
  };
}
