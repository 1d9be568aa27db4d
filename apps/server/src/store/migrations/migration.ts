import type { Compilable, Kysely } from 'kysely';
import type { Store } from '../store.js';
import type { Tables } from '../tables.js';

/**
 * One step from an older form of the tables to a newer one. What was released is never changed again: whoever needs
 * something else adds a step. Two versions of the server may run on one database for a while, so steps only add.
 */
export interface Migration {
  /** Its number and what it is about, as in `0001-matches`: never another's. */
  readonly name: string;
  readonly steps: (db: Kysely<Tables>, types: ColumnTypes) => readonly Compilable[];
}

/** What the two databases call by different names. */
export interface ColumnTypes {
  readonly bytes: 'blob' | 'bytea';
}

export const COLUMN_TYPES: Readonly<Record<Store['kind'], ColumnTypes>> = {
  sqlite: { bytes: 'blob' },
  postgres: { bytes: 'bytea' },
};
