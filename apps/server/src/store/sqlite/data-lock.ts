import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import Database from 'libsql';
import { StoreProblem } from '../store-problem.js';
import type { Connection } from './database.js';

/**
 * Keeps every other process off the data, until the one that holds it ends, however it ends: the lock is the system's,
 * on a file beside. Who holds it stands in a second file, for the words only; reading the first would free it.
 */
export function lockData(path: string): { readonly free: () => void } {
  const pidFile = `${path}.pid`;
  let lock: Connection | null = null;
  try {
    lock = new Database(`${path}.lock`, { timeout: 0 });
    lock.exec('begin exclusive');
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (fault) {
    lock?.close();
    const { code, message } = fault as { readonly code?: string; readonly message: string };
    if (code?.startsWith('SQLITE_BUSY')) throw inUse(path, pidIn(pidFile));
    throw new StoreProblem('store-read-only', `${path} cannot be written: ${message}`);
  }
  const held = lock;
  return {
    free: () => {
      rmSync(pidFile, { force: true });
      held.close();
    },
  };
}

const inUse = (path: string, pid: string): StoreProblem =>
  new StoreProblem(
    'store-away',
    `${path} is in use by another server (process ${pid}): stop that one first, or give this one another place by STORE=file:PATH`,
  );

function pidIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
