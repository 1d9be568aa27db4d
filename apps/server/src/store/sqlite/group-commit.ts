import type { Statement, Work, WorkAnswer } from '../work.js';
import { type Connection, statementCache } from './database.js';
import { LogEnds } from './log-ends.js';
import { ENTERED, entryOf, isLoneEntry, type LoneEntry } from './messages.js';

export type ToCommit = LoneEntry | Work;

/** An answer, or what went wrong. */
export type WorkOutcome = { readonly answer: WorkAnswer } | { readonly fault: unknown };

type Prepare = ReturnType<typeof statementCache>;

/** The number before it must be the log's last, and the one who writes must lead the match. */
const ENTER = `
  insert into events (match, seq, last, cmd, at, body)
  select ?1, ?2, ?3, ?4, ?5, ?6 from matches
  where id = ?1 and owner = ?7 and epoch = ?8
    and ?2 - 1 = coalesce((select last from events where match = ?1 order by seq desc limit 1), 0)`;
const FOLLOW = `
  insert or ignore into events (match, seq, last, cmd, at, body) values (?1, ?2, ?3, ?4, ?5, ?6)`;
const IS_LED = 'select 1 as led from matches where id = ? and owner = ? and epoch = ?';

/** Commits all that waits at once. One that cannot be done takes nothing of the others with it. */
export function groupCommit(db: Connection): (works: readonly ToCommit[]) => readonly WorkOutcome[] {
  const prepare = statementCache(db);
  const ends = new LogEnds();
  const doOne = (work: ToCommit): WorkOutcome => {
    // A lone row is there or not: it needs no way back.
    if (isLoneEntry(work)) return attempt(db, () => enterAlone(prepare, ends, work));
    ends.willChange(work);
    db.exec('savepoint work');
    const outcome = attempt(db, () => doAll(prepare, work));
    if ('fault' in outcome || typeof outcome.answer === 'string') db.exec('rollback to work');
    db.exec('release work');
    return outcome;
  };
  return (works) => {
    try {
      db.exec('begin immediate');
      const outcomes = works.map(doOne);
      db.exec('commit');
      return outcomes;
    } catch (fault) {
      ends.forget();
      if (db.isTransaction) db.exec('rollback');
      return works.map(() => ({ fault }));
    }
  };
}

function attempt(db: Connection, deed: () => WorkAnswer): WorkOutcome {
  try {
    return { answer: deed() };
  } catch (fault) {
    // On a full disk SQLite has gone back behind the whole group.
    if (!db.isTransaction) throw fault;
    return { fault };
  }
}

function doAll(prepare: Prepare, { entry, changes }: Work): WorkAnswer {
  const refused = entry && enter(prepare, entryOf(entry));
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

/** Where it is known to be next it is only put in, and the key still sees to it that no number is there twice. */
function enterAlone(prepare: Prepare, ends: LogEnds, entry: LoneEntry): WorkAnswer {
  const isIn = ends.isNext(entry) && prepare(FOLLOW).run(entry.slice(0, 6)).changes === 1;
  const refused = isIn ? null : enter(prepare, entry);
  if (refused) return refused;
  ends.written(entry);
  return ENTERED;
}

/** Null: it is in the log. */
function enter(prepare: Prepare, entry: LoneEntry): 'elsewhere' | 'fenced' | null {
  if (prepare(ENTER).run(entry).changes === 1) return null;
  const [match, , , , , , owner, epoch] = entry;
  return prepare(IS_LED).all([match, owner, epoch]).length === 1 ? 'elsewhere' : 'fenced';
}

function execute(prepare: Prepare, { sql, parameters }: Statement) {
  const statement = prepare(sql);
  if (!statement.reader) return { rows: statement.run(parameters).changes, returned: [] };
  const returned = statement.all(parameters);
  return { rows: returned.length, returned };
}
