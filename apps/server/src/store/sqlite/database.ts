import { accessSync, constants, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { StoreProblem, type StoreProblemCode } from '../store-problem.js';

export type Connection = InstanceType<typeof Database>;

/** A connection to the file; who only reads cannot change anything by it. */
export function connect(path: string, { mayWrite }: { readonly mayWrite: boolean }): Connection {
  const db = openFile(path);
  if (mayWrite) {
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL');
    // The usual 1000 pages are there every second under load; the writer does it when nobody waits.
    db.exec('PRAGMA wal_autocheckpoint = 20000');
  } else db.exec('PRAGMA query_only = 1');
  return db;
}

export function openFile(path: string): Connection {
  try {
    return new Database(path, { timeout: 5000 });
  } catch (fault) {
    throw new StoreProblem('store-away', `${path} cannot be opened: ${(fault as Error).message}`);
  }
}

interface Prepared {
  readonly reader: boolean;
  readonly all: (parameters: readonly unknown[]) => readonly unknown[];
  readonly run: (parameters: readonly unknown[]) => { readonly changes: number };
}

const MOST_PREPARED = 300;

/** Statements are prepared once; those that come once only do not stay for ever. */
export function preparing(db: Connection): (sql: string) => Prepared {
  const known = new Map<string, Prepared>();
  return (sql) => {
    const before = known.get(sql);
    if (before) return before;
    const prepared = db.prepare(sql) as unknown as Prepared;
    if (known.size >= MOST_PREPARED) known.clear();
    known.set(sql, prepared);
    return prepared;
  };
}

/** Bytes come from libsql as bare buffers. */
export function plainRows(rows: readonly unknown[]): readonly unknown[] {
  for (const row of rows as Record<string, unknown>[])
    for (const [name, value] of Object.entries(row))
      if (value instanceof ArrayBuffer) row[name] = new Uint8Array(value);
  return rows;
}

const CODES: readonly (readonly [start: string, code: StoreProblemCode])[] = [
  ['SQLITE_FULL', 'store-full'],
  // Whether it reached the disk is not known then, however full that is.
  ['SQLITE_IOERR_FSYNC', 'store-failed'],
  ['SQLITE_READONLY', 'store-read-only'],
  ['SQLITE_CANTOPEN', 'store-away'],
  ['SQLITE_BUSY', 'store-away'],
  ['SQLITE_CONSTRAINT_PRIMARYKEY', 'store-conflict'],
  ['SQLITE_CONSTRAINT_UNIQUE', 'store-conflict'],
  ['SQLITE_CONSTRAINT', 'store-refused'],
  ['SQLITE_ERROR', 'store-refused'],
  ['SQLITE_MISMATCH', 'store-refused'],
  ['SQLITE_RANGE', 'store-refused'],
  ['SQLITE_TOOBIG', 'store-refused'],
];

/** What is wrong, by name. Of a failed write SQLite does not say why: then the disk is asked. */
export function problemOf(fault: unknown, path: string): StoreProblem {
  if (fault instanceof StoreProblem) return fault;
  const { code = '', message } = fault as { readonly code?: string; readonly message: string };
  const [, named] = CODES.find(([start]) => code.startsWith(start)) ?? [];
  const found = named ?? (code.startsWith('SQLITE_IOERR') ? problemOfDisk(path) : 'store-failed');
  return new StoreProblem(found, code ? `${message} (${code})` : message);
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
