import { type ForkOptions, fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackupCheck } from './check-backup.js';
import { backupsAmong, backupsToDrop, type DatedBackup } from './kept-backups.js';

/** Bytes of free disk that a backup leaves to the strokes. */
const RESERVE_BYTES = 64 * 1024 * 1024;

/** What the backup's own process is asked to do. */
export interface BackupOrder {
  readonly path: string;
  readonly folder: string;
  /** Milliseconds since 1970; names the backup. */
  readonly at: number;
}

export type BackupTold =
  | { readonly file: string; readonly check: BackupCheck }
  | { readonly problem: string };

/** The built program, also when this file runs from source. */
const PROGRAM = fileURLToPath(new URL('../../../dist/operate/backups/backup-process.js', import.meta.url));

export const backupFolder = (path: string): string => join(dirname(path), 'backups');

/** Returns the backups of a store's file, the newest first. */
export function backupsOf(path: string): readonly (DatedBackup & { readonly path: string })[] {
  const folder = backupFolder(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return backupsAmong(readdirSync(folder)).map((backup) => ({ ...backup, path: join(folder, backup.file) }));
}

/** A finished backup and what its check found. */
export interface MadeBackup extends BackupCheck {
  readonly file: string;
}

interface BackupOptions {
  readonly signal?: AbortSignal | undefined;
  readonly reserveBytes?: number | undefined;
  /** Keeps all earlier backups. */
  readonly keepAll?: boolean | undefined;
}

/**
 * Backs the store's file up and deletes outdated backups. Throws when the disk is too full or the copy is damaged, and
 * leaves nothing behind then.
 */
export async function makeBackup(
  path: string,
  now: number,
  { signal, reserveBytes = RESERVE_BYTES, keepAll = false }: BackupOptions = {},
): Promise<MadeBackup> {
  const folder = backupFolder(path);
  const backups = backupsOf(path);
  removeParts(folder);
  assertRoom(path, folder, reserveBytes);
  const told = await apart({ path, folder, at: now }, signal).finally(() => removeParts(folder));
  if ('problem' in told) throw new Error(told.problem);
  const outdated = keepAll ? [] : backupsToDrop([...backupsAmong([told.file]), ...backups], now);
  for (const { file } of outdated) rmSync(join(folder, file), { force: true });
  return { file: join(folder, told.file), ...told.check };
}

/** Removes unfinished copies: of this backup, or of one that was killed. */
function removeParts(folder: string): void {
  for (const part of readdirSync(folder).filter((name) => /\.part(-journal)?$/.test(name)))
    rmSync(join(folder, part), { force: true });
}

/** A copy needs as much as the file and the log beside it. */
function assertRoom(path: string, folder: string, reserveBytes: number): void {
  const needed = [path, `${path}-wal`].reduce(
    (sum, file) => sum + (existsSync(file) ? statSync(file).size : 0),
    0,
  );
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free < needed + reserveBytes)
    throw new Error(
      `the disk is too full: the backup needs ${inMegabytes(needed)} and leaves ${inMegabytes(reserveBytes)} free, ` +
        `but only ${inMegabytes(free)} are free`,
    );
}

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;

/** Runs in a process of its own: a thread in the midst of a long copy would hold up the server's end. */
function apart(order: BackupOrder, signal: AbortSignal | undefined): Promise<BackupTold> {
  return new Promise((resolve, reject) => {
    const how: ForkOptions = { execArgv: [], killSignal: 'SIGKILL', ...(signal ? { signal } : {}) };
    const child = fork(PROGRAM, [JSON.stringify(order)], how);
    child.once('message', (told: BackupTold) => resolve(told));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the process that makes backups ended without a word')));
  });
}
