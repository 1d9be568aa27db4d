import { sql } from 'kysely';
import type { Services } from '../services.js';
import { Problem } from './problem.js';

/** So many times within so many milliseconds. */
export interface Rate {
  readonly times: number;
  readonly within: number;
}

export const HOUR = 3_600_000;

/** Counts a try, in the store so that it is counted at whatever process; one too many is refused. */
export async function countTry(
  { store, now, settings }: Pick<Services, 'store' | 'now' | 'settings'>,
  key: string,
  { times, within }: Rate,
): Promise<void> {
  if (!settings.hasLimits) return;
  const at = now();
  const isOver = sql<boolean>`tries.since <= ${at - within}`;
  const change = store.db
    .insertInto('tries')
    .values({ key, since: at, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        since: sql`case when ${isOver} then ${at} else tries.since end`,
        count: sql`case when ${isOver} then 1 else tries.count + 1 end`,
      }),
    )
    .returning(['since', 'count']);
  const written = await store.write([{ change }]);
  const [tried] =
    written === 'unmet' ? [] : ((written.returned[0] ?? []) as { since: number; count: number }[]);
  if (!tried || tried.count <= times) return;
  const seconds = Math.ceil((tried.since + within - at) / 1000);
  throw new Problem(
    429,
    'too-many',
    `too many tries; the next may be made in ${inWords(seconds)}`,
    undefined,
    seconds,
  );
}

const inWords = (seconds: number): string =>
  seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
