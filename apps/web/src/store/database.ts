import { areNext } from '@opencarrom/host';
import type { Event } from '@opencarrom/match';
import { asked, firstAnswer } from './answer.js';
import { StoreProblem } from './problem.js';
import type { KeptGame, Shelf } from './shelf.js';

/** A transaction has kept nothing until it is complete; a full device often says so only then. */
const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // An error that nobody mends ends here too; only now is it known what it was.
    transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'));
  });

const NAME = 'opencarrom';
const VERSION = 1;

let opened: Promise<IDBDatabase> | null = null;

/** The device's own store of games. Opened once; after a failure it is tried again. */
function database(): Promise<IDBDatabase> {
  opened ??= open().catch((problem) => {
    opened = null;
    throw problem;
  });
  return opened;
}

/** Throws a StoreProblem where the browser keeps nothing, as in some private windows. */
export async function openDatabase(): Promise<void> {
  await database();
}

/** So long an answer is waited for before the store is asked for once more. */
const PATIENCE = 3000;
const TIMES = 4;

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));

async function askedFor(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('games', { keyPath: 'id' });
    request.result.createObjectStore('events', { keyPath: ['game', 'seq'] });
  };
  return asked(request);
}

async function open(): Promise<IDBDatabase> {
  let base: IDBDatabase;
  try {
    base = await firstAnswer(askedFor, wait, TIMES, (late) => late.close());
  } catch (problem) {
    throw new StoreProblem('forbidden', problem);
  }
  const forget = () => {
    opened = null;
  };
  // Another tab with a newer version must be able to move the store on.
  base.onversionchange = () => {
    base.close();
    forget();
  };
  base.onclose = forget;
  return base;
}

interface KeptEvent {
  readonly game: string;
  readonly seq: number;
  readonly event: Event;
}

const eventsOf = (game: string) => IDBKeyRange.bound([game, 0], [game, Number.MAX_SAFE_INTEGER]);

type Use<T> = (transaction: IDBTransaction) => T;

/** Writes all of it or nothing, and is not done before the device has it. */
async function write(use: Use<void | Promise<void>>): Promise<void> {
  const base = await database();
  try {
    const transaction = base.transaction(['games', 'events'], 'readwrite', { durability: 'strict' });
    await Promise.all([used(transaction, use), finished(transaction)]);
  } catch (problem) {
    throw StoreProblem.from(problem);
  }
}

async function used(transaction: IDBTransaction, use: Use<void | Promise<void>>): Promise<void> {
  try {
    await use(transaction);
  } catch (problem) {
    transaction.abort();
    throw problem;
  }
}

async function read<T>(use: Use<Promise<T>>): Promise<T> {
  const base = await database();
  try {
    return await use(base.transaction(['games', 'events']));
  } catch (problem) {
    throw StoreProblem.from(problem);
  }
}

export const deviceShelf: Shelf = {
  list: () => read((transaction) => asked<KeptGame[]>(transaction.objectStore('games').getAll())),
  find: (id) =>
    read(async (transaction) => {
      const [game, kept]: [KeptGame | undefined, readonly KeptEvent[]] = await Promise.all([
        asked(transaction.objectStore('games').get(id)),
        asked(transaction.objectStore('events').getAll(eventsOf(id))),
      ]);
      return game ? { game, events: kept.map(({ event }) => event) } : null;
    }),
  put: (game, events) =>
    write(async (transaction) => {
      const log = transaction.objectStore('events');
      // Where another tab has written on, or thrown the game away, nothing is written.
      if (!areNext(events, await asked(log.count(eventsOf(game.id)))))
        throw new StoreProblem('elsewhere', 'another log');
      transaction.objectStore('games').put(game);
      for (const event of events) log.add({ game: game.id, seq: event.seq, event } satisfies KeptEvent);
    }),
  change: (game) =>
    write(async (transaction) => {
      const games = transaction.objectStore('games');
      if ((await asked(games.getKey(game.id))) === undefined)
        throw new StoreProblem('elsewhere', 'thrown away');
      games.put(game);
    }),
  remove: (id) =>
    write((transaction) => {
      transaction.objectStore('games').delete(id);
      transaction.objectStore('events').delete(eventsOf(id));
    }),
  clear: () =>
    write((transaction) => {
      transaction.objectStore('games').clear();
      transaction.objectStore('events').clear();
    }),
};
