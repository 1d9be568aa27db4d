import type { Migration } from './migration.js';

export const shortLinks: Migration = {
  name: '0014-short-links',
  steps: ({ schema }) => [
    schema
      .createTable('short_links')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('link', 'text', (column) => column.notNull())
      .addColumn('told', 'text', (column) => column.notNull())
      .addColumn('card', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('opened_at', 'bigint', (column) => column.notNull())
      .addColumn('taken_down_at', 'bigint'),
    schema
      .createTable('short_link_makers')
      .addColumn('link', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('account', 'text')
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('short_link_makers_key', ['link', 'hash']),
    schema.createIndex('short_link_makers_account').on('short_link_makers').column('account'),
    schema.createIndex('short_links_opened').on('short_links').column('opened_at'),
  ],
};
