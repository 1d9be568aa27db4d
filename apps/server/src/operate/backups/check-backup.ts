import { gunzipSync } from 'node:zlib';
import { type Event, type Head, readRecord, validateRecord, writeRecord } from '@opencarrom/match';
import { type EventLine, readEventLog, writeEvent } from '@opencarrom/tournament';
import { connect } from '../../store/sqlite/database.js';

/** What a file of the store holds, and what is wrong with it. */
export interface BackupCheck {
  readonly matches: number;
  /** Number of matches that were replayed. */
  readonly replayed: number;
  /** Number of tournaments whose log was read. */
  readonly events: number;
  /** Matches and tournaments that do not replay; all the others can be used. */
  readonly faults: readonly string[];
  /** What SQLite finds wrong with the file itself. A damaged file is of no use. */
  readonly damage: readonly string[];
}

interface KeptMatch {
  readonly id: string;
  readonly head: string;
  readonly record: Uint8Array | null;
}

const NOTHING_READ = { matches: 0, replayed: 0, events: 0, faults: [] };

/** Opens the file, has SQLite check it, and replays so many of its matches. */
export function checkBackup(path: string, sample: number): BackupCheck {
  const db = connect(path, { mayWrite: false });
  try {
    const told = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    const damage = told.map(({ integrity_check }) => integrity_check).filter((word) => word !== 'ok');
    if (damage.length > 0) return { ...NOTHING_READ, damage };
    const [counted] = db.prepare('select count(*) as matches from matches').all() as { matches: number }[];
    const some = db
      .prepare(
        `select id, head, record from matches left join records on records.match = id
         where id in (select id from matches order by random() limit ?)`,
      )
      .all(sample) as KeptMatch[];
    const rowsOf = db.prepare('select body from events where match = ? order by seq');
    const broken = some.flatMap((match) => {
      const rows = rowsOf.all(match.id) as { body: string }[];
      const fault = faultIn(match, rows);
      return fault ? [`match ${match.id}: ${fault}`] : [];
    });
    const events = checkEvents(db, sample);
    return {
      ...{ matches: counted?.matches ?? 0, replayed: some.length, events: events.read },
      faults: [...broken, ...events.faults],
      damage: [],
    };
  } catch (fault) {
    return { ...NOTHING_READ, damage: [(fault as Error).message] };
  } finally {
    db.close();
  }
}

/** Reads so many carrom events again. A file of an older version has none. */
function checkEvents(db: ReturnType<typeof connect>, sample: number) {
  const hasEvents = db.prepare("select name from sqlite_master where name = 'event_lines'").all().length > 0;
  const some = hasEvents
    ? (db.prepare('select id from held_events order by random() limit ?').all(sample) as { id: string }[])
    : [];
  const faults = some.flatMap(({ id }) => {
    const rows = db.prepare('select body from event_lines where event = ? order by seq').all(id) as {
      body: string;
    }[];
    const fault = faultInEvent(rows.map(({ body }) => body));
    return fault ? [`event ${id}: ${fault}`] : [];
  });
  return { read: some.length, faults };
}

function faultInEvent(bodies: readonly string[]): string | null {
  if (bodies.length === 0) return 'it has no lines';
  try {
    const read = readEventLog(
      writeEvent({ happenings: bodies.map((body) => JSON.parse(body) as EventLine) }),
    );
    return 'error' in read ? `line ${read.error.line}: ${read.error.message}` : null;
  } catch (fault) {
    return (fault as Error).message;
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
