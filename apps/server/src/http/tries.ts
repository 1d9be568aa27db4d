import { sql } from 'kysely';
import type { Services } from '../services.js';
import type { Store } from '../store/store.js';
import { Problem } from './problem.js';

/** So many times within so many milliseconds. */
export interface Rate {
  readonly times: number;
  readonly within: number;
}

export const HOUR = 3_600_000;

type Needs = Pick<Services, 'store' | 'now' | 'settings'>;

/** Until when somebody is refused, as this process knows: who goes on trying does not make the disk work. */
const refusedUntil = new WeakMap<Store, Map<string, number>>();
/** With more it begins anew: the store knows them all. */
const MOST_REMEMBERED = 10_000;

/** Counts a try, in the store so that it is counted at whatever process; one too many is refused. */
export async function countTry(needs: Needs, key: string, rate: Rate): Promise<void> {
  const { store, now, settings } = needs;
  if (!settings.hasLimits) return;
  const known = refusedUntil.get(store) ?? new Map<string, number>();
  refusedUntil.set(store, known);
  const until = known.get(key) ?? 0;
  if (until > now()) throw tooMany(until - now());
  known.delete(key);
  const { since, count } = await counted(needs, key, rate);
  if (count <= rate.times) return;
  const end = since + rate.within;
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(key, end);
  throw tooMany(end - now());
}

/** One more since the time began, or the first of a new one. */
async function counted({ store, now }: Needs, key: string, { within }: Rate) {
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
  const [row] = (written === 'unmet' ? [] : (written.returned[0] ?? [])) as {
    since: number;
    count: number;
  }[];
  return row ?? { since: at, count: 1 };
}

function tooMany(ms: number): Problem {
  const seconds = Math.ceil(ms / 1000);
  const message = `too many tries; the next may be made in ${inWords(seconds)}`;
  return new Problem(429, 'too-many', message, undefined, seconds);
}

const inWords = (seconds: number): string =>
  seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
