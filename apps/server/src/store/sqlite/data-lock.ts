import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { StoreProblem } from '../store-problem.js';
import { type Connection, isBusy } from './database.js';

/**
 * Locks the data against every other process until this one ends. The operating system holds the lock, on a file beside
 * the data, so it is free however the process ends. A second file names the holder for the message: reading the first
 * would release the lock.
 */
export function lockData(path: string): { readonly free: () => void } {
  const pidFile = `${path}.pid`;
  let lock: Connection | null = null;
  try {
    lock = new DatabaseSync(`${path}.lock`, { timeout: 0 });
    lock.exec('begin exclusive');
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (fault) {
    lock?.close();
    if (isBusy(fault)) throw inUse(path, pidIn(pidFile));
    throw new StoreProblem('store-read-only', `${path} cannot be written: ${(fault as Error).message}`);
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
