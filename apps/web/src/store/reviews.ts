import { firstAnswer } from './answer.js';

/**
 * What has been found out of a stroke of a kept game by looking back at it. It can be found out again, so it lies in a
 * store of its own, beside the games: no fault of it touches them.
 */
export interface ReviewRow {
  readonly game: string;
  /** The level of the hand it was judged for. */
  readonly hand: number;
  /** The event that the stroke is in the game's log. */
  readonly seq: number;
  /** Of the review: what another version found is found out anew. */
  readonly version: number;
  readonly stroke: unknown;
}

const NAME = 'opencarrom.reviews';
const ROWS = 'strokes';

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | null = null;

/** Nobody waits long for what can be done again. */
const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 2000));

function database(): Promise<IDBDatabase> {
  opened ??= firstAnswer(open, wait, 1, (late) => late.close()).catch((problem) => {
    opened = null;
    throw problem;
  });
  return opened;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ROWS, { keyPath: ['game', 'hand', 'seq'] });
  };
  const base = await asked(request);
  const forget = () => {
    opened = null;
  };
  base.onversionchange = () => {
    base.close();
    forget();
  };
  base.onclose = forget;
  return base;
}

/** Where nothing is kept, reviews last as long as the screen. */
async function rows<T>(
  mode: IDBTransactionMode,
  use: (rows: IDBObjectStore) => Promise<T>,
): Promise<T | null> {
  try {
    const base = await database();
    return await use(base.transaction(ROWS, mode).objectStore(ROWS));
  } catch {
    return null;
  }
}

const ofGame = (game: string, hand: number) =>
  IDBKeyRange.bound([game, hand], [game, hand, Number.MAX_SAFE_INTEGER]);

/** What is known of a game's strokes for a hand, in their order. What an older review found is thrown away. */
export async function knownStrokes(game: string, hand: number, version: number): Promise<readonly unknown[]> {
  const found = await rows('readwrite', async (kept) => {
    const all: readonly ReviewRow[] = await asked(kept.getAll(ofGame(game, hand)));
    if (all.every((row) => row.version === version)) return all;
    await asked(kept.delete(ofGame(game, hand)));
    return [];
  });
  return (found ?? []).map(({ stroke }) => stroke);
}

export async function keepStroke(row: ReviewRow): Promise<void> {
  await rows('readwrite', (kept) => asked(kept.put(row)));
}

/** Throws away what belongs to games that are no longer there. */
export async function forgetAllBut(games: ReadonlySet<string>): Promise<void> {
  await rows('readwrite', async (kept) => {
    const keys = (await asked(kept.getAllKeys())) as [string, number, number][];
    const gone = new Set(keys.map(([game]) => game).filter((game) => !games.has(game)));
    for (const game of gone) kept.delete(IDBKeyRange.bound([game], [game, []]));
  });
}
