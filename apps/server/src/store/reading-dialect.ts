import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Store } from './store.js';
import { type Statement, statementOf } from './work.js';

type Language = Pick<Dialect, 'createAdapter' | 'createIntrospector' | 'createQueryCompiler'>;

const LANGUAGES: Readonly<Record<Store['kind'], Language>> = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
};

/** A database for Kysely that builds everything and does nothing but ask. */
export function readingDialect(
  kind: Store['kind'],
  ask: (statement: Statement) => Promise<readonly unknown[]>,
): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      if (!ASKS.includes(query.query.kind)) return changesNothing();
      return { rows: (await ask(statementOf({ compile: () => query }))) as Row[] };
    },
    streamQuery: () => {
      throw new TypeError('the store is asked, not streamed');
    },
  };
  return { ...LANGUAGES[kind], createDriver: () => driverOf(connection) };
}

const ASKS: readonly string[] = ['SelectQueryNode', 'RawNode'];

const changesNothing = async (): Promise<never> => {
  throw new TypeError('what changes something is run by `write` of the store');
};

const nothing = async (): Promise<void> => {};

const driverOf = (connection: DatabaseConnection): Driver => ({
  init: nothing,
  acquireConnection: async () => connection,
  beginTransaction: changesNothing,
  commitTransaction: changesNothing,
  rollbackTransaction: changesNothing,
  releaseConnection: nothing,
  destroy: nothing,
});
