import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type Statement, statementOf } from '../work.js';
import type { Thread } from './thread.js';

/** SQLite for Kysely, as the thread that reads has it. */
export function readingDialect(reader: Thread<Statement, readonly unknown[]>): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => ({
      rows: (await reader.ask(statementOf({ compile: () => query }))) as Row[],
    }),
    streamQuery: () => {
      throw new TypeError('the store is asked, not streamed');
    },
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driverOf(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

const nothing = async (): Promise<void> => {};

const noTransaction = async (): Promise<never> => {
  throw new TypeError('what changes something is run by `write` of the store');
};

const driverOf = (connection: DatabaseConnection): Driver => ({
  init: nothing,
  acquireConnection: async () => connection,
  beginTransaction: noTransaction,
  commitTransaction: noTransaction,
  rollbackTransaction: noTransaction,
  releaseConnection: nothing,
  destroy: nothing,
});
