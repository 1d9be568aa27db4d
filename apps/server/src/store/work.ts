import type { Compilable } from 'kysely';
import type { Change } from './change.js';
import type { LogEntry } from './match-log.js';
import type { Changed } from './store.js';
import type { EventRow } from './tables.js';

/** A change as a database takes it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly rows: number | null;
}

/** A row for a log, and who says so. */
export interface EntryRow extends EventRow {
  readonly owner: string;
  readonly epoch: number;
}

/** What is written together or not at all: the row of a log, changes, or both. */
export interface Work {
  readonly entry: EntryRow | null;
  readonly changes: readonly Statement[];
}

/** What came of it; a problem is told by its maker. */
export type WorkAnswer = Changed | 'unmet' | 'elsewhere' | 'fenced';

export function statementOf(asked: Compilable, rows: number | null = null): Statement {
  const { sql, parameters } = asked.compile();
  // libsql ends the whole process on a boolean.
  const wrong = parameters.findIndex((parameter) => !isKept(parameter));
  if (wrong >= 0)
    throw new TypeError(
      `the store keeps texts, numbers, bytes and null, not ${typeof parameters[wrong]} (${sql})`,
    );
  return { sql, parameters, rows };
}

const isKept = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  value instanceof Uint8Array;

export const statementsOf = (changes: readonly Change[]): readonly Statement[] =>
  changes.map(({ change, rows }) => statementOf(change, rows ?? null));

/** The row of an entry; null: its events do not follow each other, so that no log goes on with them. */
export function entryRow({ match, owner, epoch, cmd, events, body }: LogEntry): EntryRow | null {
  const [first] = events;
  const last = events.at(-1);
  if (!first || !last) throw new TypeError('an entry has at least one event');
  for (let index = 0; index < events.length; index++)
    if (events[index]?.seq !== first.seq + index) return null;
  const at = Math.floor(last.at);
  return { match, seq: first.seq, last: last.seq, cmd, at, body, owner, epoch };
}
