import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import type { OutboxRow } from '../store/pairing-tables.js';
import type { Store } from '../store/store.js';

export type OutboxPorts = Pick<Services, 'store' | 'now' | 'logger'>;

/** What is done once for every match that waits for it, at whatever process it ended. */
export interface Errand {
  readonly what: OutboxRow['what'];
  /** Which of those that wait come first. */
  readonly first: 'oldest' | 'newest';
  /** Milliseconds between two, so that many do not hold up those who play. */
  readonly pause: number;
  /** What is to be written of it, together with the note that it is done. */
  readonly changesFor: (ports: OutboxPorts, match: string) => Promise<readonly Change[]>;
}

export interface OutboxWorker {
  /** One more is waiting. */
  readonly soon: () => void;
  /** Resolves once nothing is being done any more. */
  readonly close: () => Promise<void>;
}

/** What was left undone by a process that died is found after so many milliseconds. */
const LOOKS_EVERY = 5_000;
const AT_ONCE = 50;

export function startErrand(ports: OutboxPorts, errand: Errand): OutboxWorker {
  const ending = new AbortController();
  let last: Promise<void> = Promise.resolve();
  let isAsked = false;
  const soon = (): void => {
    if (isAsked) return;
    isAsked = true;
    last = last
      .then(() => {
        isAsked = false;
        return workOff(ports, errand, ending.signal);
      })
      .catch((fault: unknown) =>
        ports.logger.error({ err: fault, what: errand.what }, 'what follows from matches was not done'),
      );
  };
  const looks = setInterval(soon, LOOKS_EVERY);
  looks.unref();
  return {
    soon,
    close: () => {
      clearInterval(looks);
      ending.abort();
      return last;
    },
  };
}

/** Does it for all that wait. */
export async function workOff(ports: OutboxPorts, errand: Errand, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const waiting = await ports.store.db
      .selectFrom('outbox')
      .select('match')
      .where('what', '=', errand.what)
      .where('done_at', 'is', null)
      .orderBy('entered_at', errand.first === 'newest' ? 'desc' : 'asc')
      .limit(AT_ONCE)
      .execute();
    for (const { match } of waiting) {
      if (signal?.aborted) return;
      await doOne(ports, errand, match);
      if (errand.pause > 0) await new Promise((resolve) => setTimeout(resolve, errand.pause));
    }
    if (waiting.length < AT_ONCE) return;
  }
}

/** Another process may do the same, or another match of the same people: only one of them is written. */
async function doOne(ports: OutboxPorts, errand: Errand, match: string): Promise<void> {
  while (await isWaiting(ports.store, errand.what, match)) {
    const changes = await errand.changesFor(ports, match);
    if ((await ports.store.write([done(ports, errand.what, match), ...changes])) !== 'unmet') return;
  }
}

async function isWaiting({ db }: Store, what: Errand['what'], match: string): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('done_at')
    .where('match', '=', match)
    .where('what', '=', what)
    .executeTakeFirst();
  return row?.done_at === null;
}

const done = ({ store: { db }, now }: OutboxPorts, what: Errand['what'], match: string): Change => ({
  change: db
    .updateTable('outbox')
    .set({ done_at: now() })
    .where('match', '=', match)
    .where('what', '=', what)
    .where('done_at', 'is', null),
  rows: 1,
});
