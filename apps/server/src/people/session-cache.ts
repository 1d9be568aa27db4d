import type { Services } from '../services.js';
import { AT_ONCE, findSessions, isClosed, type StoredSession } from './stored-sessions.js';

type Needs = Pick<Services, 'now' | 'logger' | 'store' | 'bus'>;

interface Held {
  session: StoredSession;
  /** When somebody last asked for it here. */
  usedAt: number;
}

const ENDED = 'people.ended';
const CHANGED = 'people.changed';
const HOUR = 3_600_000;
/** So often it is noted that somebody is still there. */
const NOTED_EVERY = 5 * 60_000;
/** Whoever was noted within this time counts as here: looks are a minute apart, and one may come late. */
export const HERE_WITHIN = NOTED_EVERY + 2 * 60_000;
/** While other processes cannot tell which sessions ended, the store is asked so often; else now and then. */
const LOOK_EVERY_MS = 2_000;
const LOOK_ANYWAY_MS = 60_000;

/** Sessions as this process knows them, and how it hears that they ended. */
export class SessionCache {
  private readonly known = new Map<string, Held>();
  /** Ended of late: what was read from the store before they ended must not bring them back. */
  private readonly gone = new Map<string, number>();
  private readonly listeners = new Set<(hash: string) => void>();
  private readonly stops: readonly (() => void)[];
  private isLooking = false;
  private lookedAt: number;

  constructor(private readonly needs: Needs) {
    const { bus, now } = needs;
    this.lookedAt = now();
    const timer = setInterval(() => {
      if (!bus.isUp() || now() - this.lookedAt >= LOOK_ANYWAY_MS) this.look();
    }, LOOK_EVERY_MS);
    timer.unref();
    this.stops = [
      () => clearInterval(timer),
      bus.onChange(() => this.look()),
      bus.listen(ENDED, (hashes) => this.forget(hashes.split(' '))),
      bus.listen(CHANGED, (account) => void this.lookAgainAt(account).catch(this.warn)),
    ];
  }

  async lookUp(hash: string): Promise<StoredSession | null> {
    const { store, now } = this.needs;
    const at = now();
    const held = this.known.get(hash);
    const session =
      held && held.session.until > at ? held.session : (await findSessions(store, [hash], at)).get(hash);
    if (!session || this.gone.has(hash)) return null;
    this.known.set(hash, { session, usedAt: at });
    await this.noteSeen([hash]).catch(this.warn);
    return session;
  }

  /** Known here, and open. */
  isOpen(hash: string): boolean {
    const at = this.needs.now();
    const held = this.known.get(hash);
    if (!held || held.session.until <= at || isClosed(held.session, at)) return false;
    held.usedAt = at;
    return true;
  }

  onEnded(told: (hash: string) => void): () => void {
    this.listeners.add(told);
    return () => void this.listeners.delete(told);
  }

  /** They are no more in the store: all processes are told. */
  ended(hashes: readonly string[]): void {
    this.forget(hashes);
    if (hashes.length > 0) this.needs.bus.publish(ENDED, hashes.join(' '));
  }

  /** An account is another than before: all processes are told. */
  async changed(account: string): Promise<void> {
    this.needs.bus.publish(CHANGED, account);
    await this.lookAgainAt(account);
  }

  close(): void {
    for (const stop of this.stops) stop();
  }

  private readonly warn = (err: unknown): void =>
    this.needs.logger.warn({ err }, 'sessions could not be looked up again');

  private tell(hash: string): void {
    for (const told of this.listeners) told(hash);
  }

  private forget(hashes: readonly string[]): void {
    for (const hash of hashes) {
      if (this.gone.has(hash)) continue;
      this.gone.set(hash, this.needs.now());
      this.known.delete(hash);
      this.tell(hash);
    }
  }

  private look(): void {
    if (this.isLooking) return;
    this.isLooking = true;
    this.lookedAt = this.needs.now();
    this.lookAtAll()
      .catch(this.warn)
      .finally(() => {
        this.isLooking = false;
      });
  }

  private async lookAtAll(): Promise<void> {
    const old = this.needs.now() - HOUR;
    for (const [hash, since] of this.gone) if (since < old) this.gone.delete(hash);
    for (const [hash, { usedAt }] of this.known) if (usedAt < old) this.known.delete(hash);
    await this.noteSeen([...this.known.keys()]);
    await this.lookAgain([...this.known.keys()]);
  }

  /** Asks the store about sessions held here; those who are gone, or whose account is closed, are told of. */
  private async lookAgain(hashes: readonly string[]): Promise<void> {
    const { store, now } = this.needs;
    const found = await findSessions(store, hashes, now());
    this.forget(hashes.filter((hash) => !found.has(hash)));
    for (const [hash, session] of found) {
      const held = this.known.get(hash);
      if (held) held.session = session;
      if (held && isClosed(session, now())) this.tell(hash);
    }
  }

  private lookAgainAt(account: string): Promise<void> {
    const its = [...this.known].filter(([, { session }]) => session.person.account === account);
    return this.lookAgain(its.map(([hash]) => hash));
  }

  /** Notes who was here, so that nobody who comes every day is taken for gone. */
  private async noteSeen(hashes: readonly string[]): Promise<void> {
    const { store, now } = this.needs;
    const held = hashes.flatMap((hash) => this.known.get(hash) ?? []);
    const unnoted = held.flatMap(({ session, usedAt }) =>
      usedAt - session.seenAt > NOTED_EVERY ? session.person : [],
    );
    for (let from = 0; from < unnoted.length; from += AT_ONCE) {
      const some = unnoted.slice(from, from + AT_ONCE);
      const [sessions, accounts] = [some.map(({ session }) => session), some.map(({ account }) => account)];
      const seen = { seen_at: now() };
      await store.write([
        { change: store.db.updateTable('sessions').set(seen).where('hash', 'in', sessions) },
        { change: store.db.updateTable('accounts').set(seen).where('id', 'in', accounts) },
      ]);
      await this.lookAgain(sessions);
    }
  }
}
