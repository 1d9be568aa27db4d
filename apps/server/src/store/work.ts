import type { Compilable } from 'kysely';
import type { Change } from './change.js';
import type { LogEntry } from './match-log.js';
import type { Changed } from './store.js';
import type { EventRow } from './tables.js';

/** The values that both databases keep. A boolean is none of them: it would be stored as a number by one of the two. */
export type SqlValue = string | number | Uint8Array | null;

/** A change as a database takes it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
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
  if (!parameters.every(isSqlValue)) {
    const wrong = parameters.find((parameter) => !isSqlValue(parameter));
    throw new TypeError(`the store keeps texts, numbers, bytes and null, not ${typeof wrong} (${sql})`);
  }
  return { sql, parameters, rows };
}

const isSqlValue = (value: unknown): value is SqlValue =>
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
