import { accessSync, constants, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { StoreProblem, type StoreProblemCode } from '../store-problem.js';
import type { SqlValue } from '../work.js';

/** A connection to a file. It has the methods of `node:sqlite`, which takes its place once Node 20 is dropped (ADR 31). */
export type Connection = InstanceType<typeof DatabaseSync>;

/** Milliseconds that a statement waits for another connection's lock. */
const BUSY_TIMEOUT_MS = 5000;

/** Opens the store's file. Without `mayWrite`, the connection refuses every change. */
export function connect(path: string, { mayWrite }: { readonly mayWrite: boolean }): Connection {
  const db = openFile(path);
  if (mayWrite) {
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL');
    // The default of 1000 pages is reached every second under load. The writer checkpoints when it is idle.
    db.exec('PRAGMA wal_autocheckpoint = 20000');
  } else db.exec('PRAGMA query_only = 1');
  return db;
}

export function openFile(path: string): Connection {
  try {
    return new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  } catch (fault) {
    throw new StoreProblem('store-away', `${path} cannot be opened: ${(fault as Error).message}`);
  }
}

interface Prepared {
  /** `true` when the statement returns rows. */
  readonly reader: boolean;
  readonly all: (parameters: readonly SqlValue[]) => readonly unknown[];
  readonly run: (parameters: readonly SqlValue[]) => { readonly changes: number };
}

const MOST_PREPARED = 300;

/** Returns a function that prepares each text once. The cache is emptied when it is full. */
export function statementCache(db: Connection): (sql: string) => Prepared {
  const known = new Map<string, Prepared>();
  return (sql) => {
    const cached = known.get(sql);
    if (cached) return cached;
    const prepared = prepare(db, sql);
    if (known.size >= MOST_PREPARED) known.clear();
    known.set(sql, prepared);
    return prepared;
  };
}

function prepare(db: Connection, sql: string): Prepared {
  const statement = db.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
  };
}

const SQLITE_BUSY = 5;
const SQLITE_IOERR = 10;

/** SQLite's extended result codes, and its primary codes for the extended ones not named here. */
const CODES: ReadonlyMap<number, StoreProblemCode> = new Map([
  [1, 'store-refused'], // SQLITE_ERROR
  [SQLITE_BUSY, 'store-away'],
  [8, 'store-read-only'], // SQLITE_READONLY
  [13, 'store-full'], // SQLITE_FULL
  [14, 'store-away'], // SQLITE_CANTOPEN
  [18, 'store-refused'], // SQLITE_TOOBIG
  [19, 'store-refused'], // SQLITE_CONSTRAINT
  [20, 'store-refused'], // SQLITE_MISMATCH
  [25, 'store-refused'], // SQLITE_RANGE
  // SQLITE_IOERR_FSYNC. Whether the row reached the disk is unknown, however full the disk is.
  [1034, 'store-failed'],
  [1555, 'store-conflict'], // SQLITE_CONSTRAINT_PRIMARYKEY
  [2067, 'store-conflict'], // SQLITE_CONSTRAINT_UNIQUE
]);
const primaryCode = (code: number): number => code & 0xff;

/** Another connection holds the lock. */
export const isBusy = (fault: unknown): boolean =>
  primaryCode((fault as { readonly errcode?: number }).errcode ?? 0) === SQLITE_BUSY;

/** Names the problem behind a fault of SQLite. It does not say why a write failed, so the disk is examined for that. */
export function problemOf(fault: unknown, path: string): StoreProblem {
  if (fault instanceof StoreProblem) return fault;
  const { errcode, errstr, message } = fault as Error & {
    readonly errcode?: number;
    readonly errstr?: string;
  };
  if (errcode === undefined) return new StoreProblem('store-failed', message);
  const named = CODES.get(errcode) ?? CODES.get(primaryCode(errcode));
  const code = named ?? (primaryCode(errcode) === SQLITE_IOERR ? problemOfDisk(path) : 'store-failed');
  return new StoreProblem(code, `${message} (SQLite ${errcode}: ${errstr})`);
}

function problemOfDisk(path: string): StoreProblemCode {
  try {
    accessSync(path, constants.W_OK);
    const { bavail, bsize } = statfsSync(dirname(path));
    return bavail * bsize < 1_000_000 ? 'store-full' : 'store-failed';
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'ENOENT' ? 'store-away' : 'store-read-only';
  }
}
