import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BackupCheck } from './check-backup.js';
import { backupName, backupsAmong, backupsToDrop, type DatedBackup } from './kept-backups.js';

export interface BackupOrder {
  readonly path: string;
  readonly to: string;
}

export type BackupTold = { readonly check: BackupCheck } | { readonly problem: string };

/** The entry as it is built, also where this file runs as it is written: a thread reads no TypeScript. */
const ENTRY = new URL('../../../dist/operate/backups/backup-worker.js', import.meta.url);

export const backupFolder = (path: string): string => join(dirname(path), 'backups');

/** Those of a store's file, the newest first. */
export function backupsOf(path: string): readonly (DatedBackup & { readonly path: string })[] {
  const folder = backupFolder(path);
  mkdirSync(folder, { recursive: true });
  return backupsAmong(readdirSync(folder)).map((backup) => ({ ...backup, path: join(folder, backup.file) }));
}

/** A backup that was made and looked through. */
export interface MadeBackup extends BackupCheck {
  readonly file: string;
}

/** Backs the file up, in a thread of its own, and drops backups that are kept no longer. */
export async function makeBackup(path: string, now: number): Promise<MadeBackup> {
  const folder = backupFolder(path);
  const backups = backupsOf(path);
  const file = join(folder, backupName(now));
  const told = await inThread({ path, to: file });
  if ('problem' in told) throw new Error(told.problem);
  const dated = [{ file: backupName(now), at: now }, ...backups];
  for (const { file: old } of backupsToDrop(dated, now)) rmSync(join(folder, old), { force: true });
  return { file, ...told.check };
}

function inThread(order: BackupOrder): Promise<BackupTold> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(ENTRY, { workerData: order, execArgv: [] });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread that makes backups ended without a word')));
  });
}
