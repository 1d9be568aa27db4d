import { MOST_BEHIND_MS } from '../clock.js';
import type { Store } from '../store/store.js';
import type { Visitor } from './visitor.js';

const DAY = 24 * 3_600_000;
/** Unused for so long, a session is over. */
export const IDLE = 30 * DAY;
/** Used or not. */
export const ABSOLUTE = 180 * DAY;
/** Databases take so many values in one question, and some to spare. */
export const AT_ONCE = 500;

/** Why an account is closed, and until when; null: for good. */
interface Closure {
  readonly reason: string;
  readonly until: number | null;
}

/** A session as the store has it. */
export interface StoredSession {
  readonly person: Visitor;
  readonly until: number;
  readonly seenAt: number;
  readonly closure: Closure | null;
}

export const isClosed = ({ closure }: StoredSession, now: number): boolean =>
  closure !== null && (closure.until === null || closure.until > now);

/** Those of these sessions that are open, by their hash. */
export async function findSessions(
  store: Store,
  hashes: readonly string[],
  now: number,
): Promise<Map<string, StoredSession>> {
  const found = new Map<string, StoredSession>();
  for (let from = 0; from < hashes.length; from += AT_ONCE)
    for (const row of await rowsOf(store, hashes.slice(from, from + AT_ONCE))) {
      const until = Math.min(row.seen_at + IDLE, row.created_at + ABSOLUTE);
      // A session from the future was made while the clock was wrong, and would outlive all others.
      const isFromFuture = Math.max(row.seen_at, row.created_at) > now + MOST_BEHIND_MS;
      if (until <= now || isFromFuture) continue;
      const earlier = found.get(row.hash)?.closure ?? null;
      found.set(row.hash, {
        person: {
          account: row.account,
          name: row.name,
          isGuest: row.upgraded_at === null,
          session: row.hash,
        },
        until,
        seenAt: row.seen_at,
        closure: longer(earlier, row.reason === null ? null : { reason: row.reason, until: row.until }),
      });
    }
  return found;
}

/** A row for each session, or for each closure of its account. */
const rowsOf = (store: Store, hashes: readonly string[]) =>
  store.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account')
    .leftJoin('sanctions', (join) =>
      join
        .onRef('sanctions.account', '=', 'accounts.id')
        .on('sanctions.kind', '=', 'closed')
        .on('sanctions.lifted_at', 'is', null),
    )
    .select(['sessions.hash', 'sessions.account', 'sessions.created_at', 'sessions.seen_at'])
    .select(['accounts.name', 'accounts.upgraded_at', 'sanctions.reason', 'sanctions.until'])
    .where('sessions.hash', 'in', hashes)
    .execute();

function longer(one: Closure | null, other: Closure | null): Closure | null {
  if (!one || !other) return one ?? other;
  return (one.until ?? Number.POSITIVE_INFINITY) >= (other.until ?? Number.POSITIVE_INFINITY) ? one : other;
}
