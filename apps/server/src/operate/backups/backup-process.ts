import { renameSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { openFile } from '../../store/sqlite/database.js';
import { checkBackup } from './check-backup.js';
import { backupName } from './kept-backups.js';
import type { BackupOrder, BackupTold } from './make-backup.js';
import { reachDisk } from './reach-disk.js';

/** Matches of a backup that are replayed. */
const SAMPLE = 20;

/** Copies the file while others write to it. The copy gets its name after the check. */
function makeBackup({ path, folder, at }: BackupOrder): BackupTold {
  const part = join(folder, `${backupName(at)}.part`);
  const db = openFile(path);
  try {
    db.prepare('VACUUM INTO ?').run(part);
  } finally {
    db.close();
  }
  const check = checkBackup(part, SAMPLE);
  if (check.damage.length > 0) return { problem: `the copy is damaged: ${check.damage.join('; ')}` };
  const file = backupName(at, check.faults.length > 0);
  reachDisk(part);
  renameSync(part, join(folder, file));
  reachDisk(folder);
  return { file, check };
}

function attempt(order: BackupOrder): BackupTold {
  try {
    return makeBackup(order);
  } catch (fault) {
    return { problem: (fault as Error).message };
  }
}

// Strokes go first.
setPriority(10);
process.send?.(attempt(JSON.parse(process.argv[2] ?? '{}')), () => process.disconnect());
