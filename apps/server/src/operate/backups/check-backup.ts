import { gunzipSync } from 'node:zlib';
import { type Event, type Head, readRecord, validateRecord, writeRecord } from '@opencarrom/match';
import { connect } from '../../store/sqlite/database.js';

/** What a file of the store has, and what is wrong with it; nothing: it can be gone on with. */
export interface BackupCheck {
  readonly matches: number;
  /** How many of them were played again. */
  readonly replayed: number;
  readonly faults: readonly string[];
}

interface KeptMatch {
  readonly id: string;
  readonly head: string;
  readonly record: ArrayBuffer | null;
}

/** Opens the file, has SQLite look through it, and plays so many of its matches again. */
export function checkBackup(path: string, sample: number): BackupCheck {
  const db = connect(path, { mayWrite: false });
  try {
    const told = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    const faults = told.map(({ integrity_check }) => integrity_check).filter((word) => word !== 'ok');
    if (faults.length > 0) return { matches: 0, replayed: 0, faults };
    const [counted] = db.prepare('select count(*) as matches from matches').all() as { matches: number }[];
    const some = db
      .prepare(
        `select id, head, record from matches left join records on records.match = id
         where id in (select id from matches order by random() limit ?)`,
      )
      .all([sample]) as KeptMatch[];
    const rowsOf = db.prepare('select body from events where match = ? order by seq');
    const broken = some.flatMap((match) => {
      const rows = rowsOf.all([match.id]) as { body: string }[];
      const fault = faultIn(match, rows);
      return fault ? [`match ${match.id}: ${fault}`] : [];
    });
    return { matches: counted?.matches ?? 0, replayed: some.length, faults: broken };
  } catch (fault) {
    return { matches: 0, replayed: 0, faults: [(fault as Error).message] };
  } finally {
    db.close();
  }
}

/** Null: it reads, it follows, and every ruling comes out as it was. */
function faultIn({ head, record }: KeptMatch, rows: readonly { readonly body: string }[]): string | null {
  const written = record
    ? gunzipSync(record).toString()
    : writeRecord(
        JSON.parse(head) as Head,
        rows.flatMap(({ body }) => JSON.parse(body) as Event[]),
      );
  const read = readRecord(written);
  if ('error' in read) return `line ${read.error.line}: ${read.error.message}`;
  const { mismatch } = validateRecord(read.ok);
  // What an older program played reads and follows, and cannot be judged anew.
  return mismatch && mismatch.line > 1 ? `line ${mismatch.line}: ${mismatch.message}` : null;
}
