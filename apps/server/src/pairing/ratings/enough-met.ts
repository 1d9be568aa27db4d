import type { Store } from '../../store/store.js';
import type { Sides } from './rate-match.js';

const DAY = 86_400_000;
/** So many rated matches the same people may play in a day: points are not to be passed on. */
export const MOST_A_DAY = 5;

/** Who of one side has met whom of the other that often, in rated matches that ended within the day before. */
export async function pairsMetEnough(
  { db }: Store,
  { A, B }: Sides<string>,
  at: number,
): Promise<readonly (readonly [string, string])[]> {
  const met = await db
    .selectFrom('rating_changes as one')
    .innerJoin('rating_changes as other', 'other.match', 'one.match')
    .select(['one.account as one', 'other.account as other'])
    .where('one.account', 'in', A)
    .where('other.account', 'in', B)
    .whereRef('one.account', '!=', 'other.account')
    .where('one.rated_at', '>', at - DAY)
    .groupBy(['one.account', 'other.account'])
    .having(({ fn, eb }) => eb(fn.countAll(), '>=', MOST_A_DAY))
    .execute();
  return met.map(({ one, other }) => [one, other]);
}
