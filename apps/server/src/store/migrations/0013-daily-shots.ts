import type { Migration } from './migration.js';

export const dailyShots: Migration = {
  name: '0013-daily-shots',
  steps: ({ schema }) => [
    schema
      .createTable('daily_shots')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('shot', 'text', (column) => column.notNull())
      .addColumn('solved', 'integer', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('way', 'integer')
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_shots_key', ['day', 'account']),
    schema.createIndex('daily_shots_account').on('daily_shots').column('account'),
  ],
};
