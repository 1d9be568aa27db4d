import type { Kysely } from 'kysely';
import { MIGRATIONS } from './migrations/index.js';
import { COLUMN_TYPES, type Migration } from './migrations/migration.js';
import type { Store } from './store.js';
import type { Tables } from './tables.js';
import { type Statement, statementOf } from './work.js';

/** The table of the steps that were made. */
export const migrationsTable = ({ schema }: Kysely<Tables>): Statement =>
  statementOf(
    schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('made_at', 'bigint', (column) => column.notNull()),
  );

/** The steps not made yet, in order, each with the note that it is. */
export function missingSteps(
  db: Kysely<Tables>,
  kind: Store['kind'],
  made: readonly string[],
  at: number,
  migrations: readonly Migration[] = MIGRATIONS,
): readonly Statement[] {
  return migrations
    .filter(({ name }) => !made.includes(name))
    .flatMap(({ name, steps }) => [
      ...steps(db, COLUMN_TYPES[kind]).map((step) => statementOf(step)),
      statementOf(db.insertInto('migrations').values({ name, made_at: at })),
    ]);
}
