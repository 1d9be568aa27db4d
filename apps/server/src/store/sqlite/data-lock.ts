import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import Database from 'libsql';
import { StoreProblem } from '../store-problem.js';

/**
 * Keeps every other process off the data, until the one that holds it ends, however it ends: the lock is the system's,
 * on a file beside. Who holds it stands in a second file, for the words only; reading the first would free it.
 */
export function lockData(path: string): { readonly free: () => void } {
  const pidFile = `${path}.pid`;
  const lock = new Database(`${path}.lock`, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (fault) {
    lock.close();
    if (!(fault as { code?: string }).code?.startsWith('SQLITE_BUSY')) throw fault;
    throw new StoreProblem(
      'store-away',
      `${path} is in use by another server (process ${pidIn(pidFile)}): stop that one first, or give this one another place by STORE=file:PATH`,
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    free: () => {
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

function pidIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
