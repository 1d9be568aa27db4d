import type { Services } from '../services.js';
import { findSessions, isClosed, type StoredSession } from './stored-sessions.js';

type Needs = Pick<Services, 'now' | 'logger' | 'store' | 'bus'>;

/** Sessions as this process knows them, and how it hears that they ended. */
export interface SessionCache {
  readonly lookUp: (hash: string) => Promise<StoredSession | null>;
  /** Known here, and open. */
  readonly isOpen: (hash: string) => boolean;
  readonly onEnded: (told: (hash: string) => void) => () => void;
  /** They are no more in the store: all processes are told. */
  readonly ended: (hashes: readonly string[]) => void;
  /** An account is another than before: all processes are told. */
  readonly changed: (account: string) => Promise<void>;
  readonly close: () => void;
}

interface Held {
  session: StoredSession;
  /** When somebody last asked for it here. */
  usedAt: number;
}

const ENDED = 'people.ended';
const CHANGED = 'people.changed';
const HOUR = 3_600_000;
/** While other processes cannot tell which sessions ended, the store is asked so often; else now and then. */
const LOOK_EVERY_MS = 2_000;
const LOOK_ANYWAY_MS = 60_000;

export function makeSessionCache({ now, logger, store, bus }: Needs): SessionCache {
  const known = new Map<string, Held>();
  /** Ended of late: what was read from the store before they ended must not bring them back. */
  const gone = new Map<string, number>();
  const listeners = new Set<(hash: string) => void>();
  const looking = { isUnderWay: false, since: now() };

  const tell = (hash: string): void => {
    for (const told of listeners) told(hash);
  };

  const forget = (hash: string): void => {
    if (gone.has(hash)) return;
    gone.set(hash, now());
    known.delete(hash);
    tell(hash);
  };

  /** Asks the store about sessions held here; those who are gone, or whose account is closed, are told of. */
  const lookAgain = async (hashes: readonly string[]): Promise<void> => {
    const found = await findSessions(store, hashes, now());
    for (const hash of hashes) {
      const held = known.get(hash);
      const session = found.get(hash);
      if (!session) forget(hash);
      else if (held) {
        held.session = session;
        if (isClosed(session, now())) tell(hash);
      }
    }
  };

  const lookAgainAt = (account: string): Promise<void> => {
    const its = [...known].filter(([, { session }]) => session.person.account === account);
    return lookAgain(its.map(([hash]) => hash));
  };

  /** Notes who was here, so that nobody who comes every day is taken for gone. */
  const noteSeen = async (hashes: readonly string[]): Promise<void> => {
    const seen = hashes.flatMap((hash) => known.get(hash) ?? []);
    const unnoted = seen.flatMap(({ session, usedAt }) =>
      usedAt - session.seenAt > HOUR ? session.person : [],
    );
    if (unnoted.length === 0) return;
    const seenAt = { seen_at: now() };
    const sessions = unnoted.map(({ session }) => session);
    const accounts = unnoted.map(({ account }) => account);
    await store.write([
      { change: store.db.updateTable('sessions').set(seenAt).where('hash', 'in', sessions) },
      { change: store.db.updateTable('accounts').set(seenAt).where('id', 'in', accounts) },
    ]);
    await lookAgain(sessions);
  };

  const lookAtAll = async (): Promise<void> => {
    const at = now();
    for (const [hash, since] of gone) if (since < at - HOUR) gone.delete(hash);
    for (const [hash, { usedAt }] of known) if (usedAt < at - HOUR) known.delete(hash);
    await noteSeen([...known.keys()]);
    await lookAgain([...known.keys()]);
  };

  const look = (): void => {
    if (looking.isUnderWay) return;
    looking.isUnderWay = true;
    looking.since = now();
    lookAtAll()
      .catch((err: unknown) => logger.warn({ err }, 'sessions could not be looked up again'))
      .finally(() => {
        looking.isUnderWay = false;
      });
  };

  const timer = setInterval(() => {
    if (!bus.isUp() || now() - looking.since >= LOOK_ANYWAY_MS) look();
  }, LOOK_EVERY_MS);
  timer.unref();
  const stops = [
    () => clearInterval(timer),
    bus.onChange(look),
    bus.listen(ENDED, (hashes) => hashes.split(' ').forEach(forget)),
    bus.listen(CHANGED, (account) => {
      lookAgainAt(account).catch((err: unknown) => logger.warn({ err }, 'an account could not be looked up'));
    }),
  ];

  return {
    async lookUp(hash) {
      const at = now();
      const held = known.get(hash);
      const session =
        held && held.session.until > at ? held.session : (await findSessions(store, [hash], at)).get(hash);
      if (!session || gone.has(hash)) return null;
      known.set(hash, { session, usedAt: at });
      await noteSeen([hash]).catch((err: unknown) => logger.warn({ err }, 'who was here was not noted'));
      return session;
    },
    isOpen(hash) {
      const at = now();
      const held = known.get(hash);
      if (!held || held.session.until <= at || isClosed(held.session, at)) return false;
      held.usedAt = at;
      return true;
    },
    onEnded(told) {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
    ended(hashes) {
      hashes.forEach(forget);
      if (hashes.length > 0) bus.publish(ENDED, hashes.join(' '));
    },
    async changed(account) {
      bus.publish(CHANGED, account);
      await lookAgainAt(account);
    },
    close() {
      for (const stop of stops) stop();
    },
  };
}
