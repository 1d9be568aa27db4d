import { asked, firstAnswer } from './answer.js';

/** Nobody waits long for what can be done again. */
const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 2000));

/**
 * A store of its own, beside the games, for what can be found out again: no fault of it touches them. Where nothing is kept,
 * the answer is null.
 */
export type SideStore = <T>(
  mode: IDBTransactionMode,
  use: (rows: IDBObjectStore) => Promise<T>,
) => Promise<T | null>;

export function sideStore(name: string, rows: string, keyPath: readonly string[]): SideStore {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opened = null;
  };

  async function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(rows, { keyPath: [...keyPath] });
    };
    const base = await asked(request);
    base.onversionchange = () => {
      base.close();
      forget();
    };
    base.onclose = forget;
    return base;
  }

  function database(): Promise<IDBDatabase> {
    opened ??= firstAnswer(open, wait, 1, (late) => late.close()).catch((problem) => {
      forget();
      throw problem;
    });
    return opened;
  }

  return async (mode, use) => {
    try {
      const base = await database();
      return await use(base.transaction(rows, mode).objectStore(rows));
    } catch {
      return null;
    }
  };
}
