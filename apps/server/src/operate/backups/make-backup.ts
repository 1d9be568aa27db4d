import { type ForkOptions, fork } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackupCheck } from './check-backup.js';
import { backupName, backupsAmong, backupsToDrop, type DatedBackup } from './kept-backups.js';

export interface BackupOrder {
  readonly path: string;
  readonly to: string;
}

export type BackupTold = { readonly check: BackupCheck } | { readonly problem: string };

/** As it is built, also where this file runs as it is written. */
const PROGRAM = fileURLToPath(new URL('../../../dist/operate/backups/backup-process.js', import.meta.url));

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

/** Backs the file up, and drops backups that are kept no longer. Nothing is left of one that is called off. */
export async function makeBackup(path: string, now: number, signal?: AbortSignal): Promise<MadeBackup> {
  const folder = backupFolder(path);
  const backups = backupsOf(path);
  // Of those that were called off, or died.
  for (const part of readdirSync(folder).filter((name) => /\.part(-journal)?$/.test(name)))
    rmSync(join(folder, part), { force: true });
  const file = join(folder, backupName(now));
  const told = await apart({ path, to: file }, signal);
  if ('problem' in told) throw new Error(told.problem);
  const dated = [{ file: backupName(now), at: now }, ...backups];
  for (const { file: old } of backupsToDrop(dated, now)) rmSync(join(folder, old), { force: true });
  return { file, ...told.check };
}

/** In a process of its own: a thread in the midst of a long copy would hold up the server's end. */
function apart(order: BackupOrder, signal: AbortSignal | undefined): Promise<BackupTold> {
  return new Promise((resolve, reject) => {
    const how: ForkOptions = { execArgv: [], killSignal: 'SIGKILL', ...(signal ? { signal } : {}) };
    const child = fork(PROGRAM, [JSON.stringify(order)], how);
    child.once('message', (told: BackupTold) => resolve(told));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the process that makes backups ended without a word')));
  });
}
