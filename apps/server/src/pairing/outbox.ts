import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import type { OutboxRow } from '../store/pairing-tables.js';
import type { Store } from '../store/store.js';
import { StoreProblem } from '../store/store-problem.js';

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
/** A match that fails this often is set aside until the process starts again. */
const MOST_FAILURES = 3;
const MOST_SET_ASIDE = 500;

export function startErrand(ports: OutboxPorts, errand: Errand): OutboxWorker {
  const ending = new AbortController();
  const failures: Failures = new Map();
  let last: Promise<void> = Promise.resolve();
  let isAsked = false;
  const soon = (): void => {
    if (isAsked) return;
    isAsked = true;
    last = last
      .then(() => {
        isAsked = false;
        return workOff(ports, errand, { signal: ending.signal, failures });
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

/** How often each match has failed, by its id. */
type Failures = Map<string, number>;

interface WorkOptions {
  readonly signal?: AbortSignal | undefined;
  readonly failures?: Failures | undefined;
}

/** Does it for all matches that wait. A match that fails lets the others pass; a store that fails stops the work. */
export async function workOff(
  ports: OutboxPorts,
  errand: Errand,
  { signal, failures = new Map() }: WorkOptions = {},
): Promise<void> {
  for (;;) {
    const setAside = [...failures].flatMap(([match, count]) => (count >= MOST_FAILURES ? [match] : []));
    const waiting = await ports.store.db
      .selectFrom('outbox')
      .select('match')
      .where('what', '=', errand.what)
      .where('done_at', 'is', null)
      .$if(setAside.length > 0, (query) => query.where('match', 'not in', setAside))
      .orderBy('entered_at', errand.first === 'newest' ? 'desc' : 'asc')
      .limit(AT_ONCE)
      .execute();
    for (const { match } of waiting) {
      if (signal?.aborted) return;
      await doOne(ports, errand, match).catch((fault: unknown) => {
        if (fault instanceof StoreProblem || failures.size >= MOST_SET_ASIDE) throw fault;
        const count = (failures.get(match) ?? 0) + 1;
        failures.set(match, count);
        const isLast = count === MOST_FAILURES;
        const said = isLast ? 'a match was set aside until the next start' : 'a match was not worked off';
        ports.logger[isLast ? 'error' : 'warn']({ err: fault, match, what: errand.what }, said);
      });
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
