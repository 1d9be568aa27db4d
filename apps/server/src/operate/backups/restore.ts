import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { lockData } from '../../store/sqlite/data-lock.js';
import { checkBackup } from './check-backup.js';
import { backupFolder, backupsOf } from './make-backup.js';
import { reachDisk } from './reach-disk.js';

/** Many more than a backup's own: whoever restores can wait a moment. */
const SAMPLE = 200;

/** What SQLite keeps beside a file. */
const BESIDE = ['', '-wal', '-shm'];

type Restored = { readonly done: readonly string[] } | { readonly refused: string };

/**
 * Puts a backup in the place of the store's file, and says in words what it did. The file that was there is kept aside.
 * Refuses a damaged backup, one with faults unless they are accepted, and data that a server has open.
 */
export function restore(
  file: string | undefined,
  path: string,
  now: number,
  { acceptFaults = false } = {},
): Restored {
  if (!file) return { refused: `say which one: npm run restore -- FILE\n${choiceOf(path)}` };
  if (!existsSync(file)) return { refused: `there is no ${file}. ${choiceOf(path)}` };
  const { matches, replayed, events, faults, damage } = checkBackup(file, SAMPLE);
  if (damage.length > 0) return { refused: `${file} is damaged: ${damage.slice(0, 5).join('; ')}` };
  if (faults.length > 0 && !acceptFaults)
    return {
      refused: `${file} has faults: ${faults.slice(0, 5).join('; ')}. To restore it as it is: npm run restore -- FILE --accept-faults`,
    };
  mkdirSync(dirname(path), { recursive: true });
  let lock: ReturnType<typeof lockData>;
  try {
    lock = lockData(path);
  } catch (problem) {
    return { refused: (problem as Error).message };
  }
  try {
    const coming = `${path}.restoring`;
    copyFileSync(file, coming);
    reachDisk(coming);
    const aside = putAside(path, now);
    renameSync(coming, path);
    reachDisk(dirname(path));
    return {
      done: [
        `${file} ${faults.length === 0 ? 'is whole' : `has ${faults.length} faults`}: ${matches} matches, ${replayed} of them played again; ${events} events read.`,
        ...(aside ? [`What was there before is kept in ${aside}.`] : []),
        `${path} is as it was in the backup. Start the server again.`,
      ],
    };
  } finally {
    lock.free();
  }
}

/** With all that belongs to it, so that it can be opened again. */
function putAside(path: string, now: number): string | null {
  const moment = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  const aside = `${path}.before-${moment}`;
  const there = BESIDE.filter((end) => existsSync(`${path}${end}`));
  for (const end of there) renameSync(`${path}${end}`, `${aside}${end}`);
  return there.length > 0 ? aside : null;
}

/** Which backups there are, in words. */
function choiceOf(path: string): string {
  const backups = backupsOf(path);
  if (backups.length === 0) return `There are no backups in ${backupFolder(path)}.`;
  const lines = backups.map((backup) => `  ${backup.path}`);
  return ['The backups, the newest first:', ...lines].join('\n');
}
