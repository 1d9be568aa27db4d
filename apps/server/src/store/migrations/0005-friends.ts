import type { Migration } from './migration.js';

export const friends: Migration = {
  name: '0005-friends',
  steps: ({ schema }) => [
    schema
      .createTable('friends')
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('friend', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('friends_key', ['account', 'friend']),
    schema.createIndex('friends_friend').on('friends').column('friend'),
  ],
};
