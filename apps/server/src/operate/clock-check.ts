import { MOST_BEHIND_MS } from '../clock.js';
import type { Store } from '../store/store.js';
import { StoreProblem } from '../store/store-problem.js';

const DAY_MS = 86_400_000;
/** A clock that is ahead of the newest row by more than this is wrong, or the server was off for long. */
const MOST_AHEAD_MS = 30 * DAY_MS;
/** After a jump nothing is deleted for this long, so that the host can notice a wrong clock. */
const WAIT_AFTER_JUMP_MS = DAY_MS;

/**
 * Compares the clock with the newest row of the store. Throws when they are far apart, unless the clock is accepted.
 * Returns the moment from which old rows may be deleted.
 */
export async function checkClock(
  { db, leases }: Pick<Store, 'db' | 'leases'>,
  now: number,
  { acceptClock }: { readonly acceptClock: boolean },
): Promise<{ readonly deletesFrom: number }> {
  const newest = await newestMoment(db, leases.node);
  if (newest === null) return { deletesFrom: now };
  const ahead = now - newest;
  if (!acceptClock && (ahead > MOST_AHEAD_MS || ahead < -MOST_BEHIND_MS))
    throw new StoreProblem(
      'store-refused',
      `the clock of this machine says ${dateOf(now)}, but the newest row is of ${dateOf(newest)}; ` +
        'set the clock, or, if it is right, start once with --accept-clock (or ACCEPT_CLOCK=on)',
    );
  return { deletesFrom: ahead > DAY_MS ? now + WAIT_AFTER_JUMP_MS : now };
}

/**
 * Returns the newest moment in the store in milliseconds since 1970, or `null` when the store is new. Leaves out the row of
 * this process, which it has just written by the same clock.
 */
async function newestMoment(db: Store['db'], ownNode: string): Promise<number | null> {
  const newest = await Promise.all([
    db
      .selectFrom('nodes')
      .where('name', '!=', ownNode)
      .select(({ fn }) => fn.max<number | null>('until').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('accounts')
      .select(({ fn }) => fn.max<number | null>('seen_at').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('sessions')
      .select(({ fn }) => fn.max<number | null>('seen_at').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('matches')
      .select(({ fn }) => fn.max<number | null>('created_at').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('matches')
      .select(({ fn }) => fn.max<number | null>('ended_at').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('held_events')
      .select(({ fn }) => fn.max<number | null>('changed_at').as('at'))
      .executeTakeFirst(),
  ]);
  const moments = newest.flatMap((row) => (row?.at == null ? [] : [Number(row.at)]));
  return moments.length > 0 ? Math.max(...moments) : null;
}

const dateOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
