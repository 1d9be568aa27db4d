import type { Store } from '../../store/store.js';
import type { Sides } from './rate-match.js';

const DAY = 86_400_000;
/** So many rated matches the same people may play in a day: points are not to be passed on. */
export const MOST_A_DAY = 5;

/** Has somebody met one of the other side that often, in rated matches that ended within the day before? */
export async function haveMetEnough({ db }: Store, { A, B }: Sides<string>, at: number): Promise<boolean> {
  const counts = await db
    .selectFrom('rating_changes as one')
    .innerJoin('rating_changes as other', 'other.match', 'one.match')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('one.account', 'in', A)
    .where('other.account', 'in', B)
    .where('one.rated_at', '>', at - DAY)
    .groupBy(['one.account', 'other.account'])
    .execute();
  return counts.some(({ count }) => Number(count) >= MOST_A_DAY);
}
