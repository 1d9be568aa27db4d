import { renameSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { openFile } from '../../store/sqlite/database.js';
import { checkBackup } from './check-backup.js';
import type { BackupOrder, BackupTold } from './make-backup.js';
import { reachDisk } from './reach-disk.js';

/** Matches of a backup that are played again. */
const SAMPLE = 20;

/** Copies the file while others write it, and gives the copy its name only once it has been looked through. */
function makeBackup({ path, to }: BackupOrder): BackupTold {
  const part = `${to}.part`;
  rmSync(part, { force: true });
  const db = openFile(path);
  try {
    db.prepare('VACUUM INTO ?').run(part);
  } finally {
    db.close();
  }
  const check = checkBackup(part, SAMPLE);
  if (check.faults.length > 0) {
    rmSync(part, { force: true });
    return { problem: `the copy is not whole: ${check.faults.join('; ')}` };
  }
  reachDisk(part);
  renameSync(part, to);
  reachDisk(dirname(to));
  return { check };
}

function attempt(order: BackupOrder): BackupTold {
  try {
    return makeBackup(order);
  } catch (fault) {
    return { problem: (fault as Error).message };
  }
}

// Whoever plays goes first.
setPriority(10);
process.send?.(attempt(JSON.parse(process.argv[2] ?? '{}')), () => process.disconnect());
