import type { Migration } from './migration.js';

/** How many look on at a table, so that the most watched are found; and how long those waited who were paired. */
export const lobby: Migration = {
  name: '0007-lobby',
  steps: ({ schema }) => [
    schema.alterTable('lobby').addColumn('watchers', 'integer', (column) => column.notNull().defaultTo(0)),
    schema.createIndex('lobby_watched').on('lobby').columns(['visibility', 'watchers', 'opened_at']),
    schema.alterTable('seeks').addColumn('paired_at', 'bigint'),
  ],
};
