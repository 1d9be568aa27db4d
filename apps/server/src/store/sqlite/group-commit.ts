import type { EntryRow, Statement, Work, WorkAnswer } from '../work.js';
import { type Connection, plainRows, preparing } from './database.js';

/** An answer, or what went wrong. */
export type WorkOutcome = { readonly answer: WorkAnswer } | { readonly fault: unknown };

type Prepare = ReturnType<typeof preparing>;

/** The number before it must be the log's last, and the one who writes must lead the match. */
const ENTER = `
  insert into events (match, seq, last, cmd, at, body)
  select ?1, ?2, ?3, ?4, ?5, ?6 from matches
  where id = ?1 and owner = ?7 and epoch = ?8
    and ?2 - 1 = coalesce((select last from events where match = ?1 order by seq desc limit 1), 0)`;
const IS_LED = 'select 1 as led from matches where id = ? and owner = ? and epoch = ?';

/** Commits all that waits at once. One that cannot be done takes nothing of the others with it. */
export function groupCommit(db: Connection): (works: readonly Work[]) => readonly WorkOutcome[] {
  const prepare = preparing(db);
  return (works) => {
    try {
      db.exec('begin immediate');
      const outcomes = works.map((work) => doOne(db, prepare, work));
      db.exec('commit');
      return outcomes;
    } catch (fault) {
      if (db.inTransaction) db.exec('rollback');
      return works.map(() => ({ fault }));
    }
  };
}

function doOne(db: Connection, prepare: Prepare, work: Work): WorkOutcome {
  // A lone row is there or not: it needs no way back.
  const isLone = work.entry !== null && work.changes.length === 0;
  if (!isLone) db.exec('savepoint work');
  const outcome = attempt(db, prepare, work);
  if (isLone) return outcome;
  if ('fault' in outcome || typeof outcome.answer === 'string') db.exec('rollback to work');
  db.exec('release work');
  return outcome;
}

function attempt(db: Connection, prepare: Prepare, work: Work): WorkOutcome {
  try {
    return { answer: doAll(prepare, work) };
  } catch (fault) {
    // On a full disk SQLite has gone back behind the whole group.
    if (!db.inTransaction) throw fault;
    return { fault };
  }
}

function doAll(prepare: Prepare, { entry, changes }: Work): WorkAnswer {
  const refused = entry && enter(prepare, entry);
  if (refused) return refused;
  const rows: number[] = [];
  const returned: (readonly unknown[])[] = [];
  for (const change of changes) {
    const done = execute(prepare, change);
    if (change.rows !== null && change.rows !== done.rows) return 'unmet';
    rows.push(done.rows);
    returned.push(done.returned);
  }
  return { rows, returned };
}

/** Null: it is in the log. */
function enter(prepare: Prepare, row: EntryRow): 'elsewhere' | 'fenced' | null {
  const { match, seq, last, cmd, at, body, owner, epoch } = row;
  const { changes } = prepare(ENTER).run([match, seq, last, cmd, at, body, owner, epoch]);
  if (changes === 1) return null;
  return prepare(IS_LED).all([match, owner, epoch]).length === 1 ? 'elsewhere' : 'fenced';
}

function execute(prepare: Prepare, { sql, parameters }: Statement) {
  const statement = prepare(sql);
  if (!statement.reader) return { rows: statement.run(parameters).changes, returned: [] };
  const returned = plainRows(statement.all(parameters));
  return { rows: returned.length, returned };
}
