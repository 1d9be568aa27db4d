import pg from 'pg';
import { StoreProblem, type StoreProblemCode } from '../store-problem.js';
import type { Statement } from '../work.js';

/** An answer that has not come by then does not come. */
const PATIENCE_MS = 5000;

/** Moments, sums and counts are numbers to us, though PostgreSQL's may be larger than JavaScript's. */
const AS_NUMBERS: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

export const connectionTo = (url: string, patienceMs = PATIENCE_MS): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: patienceMs,
  query_timeout: patienceMs,
  keepAlive: true,
  application_name: 'opencarrom',
  types: {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      AS_NUMBERS.includes(oid) ? Number : pg.types.getTypeParser(oid, format as 'text'),
  },
});

const MOST_NAMED = 200;

/** Gives statements names, by which a connection plans them once; beyond so many they come without one. */
export interface Names {
  readonly named: (statement: Pick<Statement, 'sql' | 'parameters'>) => pg.QueryConfig;
  /** All get new names: what was planned fits the tables no more. */
  readonly renew: () => void;
}

export function makeNames(): Names {
  const names = new Map<string, string>();
  let generation = 0;
  return {
    named: ({ sql, parameters }) => {
      const known = names.get(sql);
      const name = known ?? (names.size < MOST_NAMED ? `s${generation}-${names.size}` : null);
      if (name && !known) names.set(sql, name);
      return { text: sql, values: [...parameters], ...(name ? { name } : {}) };
    },
    renew: () => {
      generation += 1;
      names.clear();
    },
  };
}

/** A newer version of the server has added a column meanwhile. Nothing was done, so it may be tried again. */
export const isPlanStale = (fault: unknown): boolean =>
  fault instanceof pg.DatabaseError && fault.code === '0A000';

const CODES: readonly (readonly [start: string, code: StoreProblemCode])[] = [
  ['53100', 'store-full'],
  ['25006', 'store-read-only'],
  ['23505', 'store-conflict'],
  // Connections: broken, refused, too many of them, ended by whoever runs the database.
  ['08', 'store-away'],
  ['53', 'store-away'],
  ['57P', 'store-away'],
  ['40', 'store-failed'],
  ['58', 'store-failed'],
  ['XX', 'store-failed'],
];

/** What is wrong, by name. What carries no state of PostgreSQL's was said by the way there. */
export function problemOf(fault: unknown): StoreProblem {
  if (fault instanceof StoreProblem) return fault;
  const { message } = fault as Error;
  if (!(fault instanceof pg.DatabaseError))
    return new StoreProblem('store-away', `PostgreSQL is not reached: ${message}`);
  const { code = '' } = fault;
  const [, named] = CODES.find(([start]) => code.startsWith(start)) ?? [];
  return new StoreProblem(named ?? 'store-refused', `${message} (${code})`);
}
