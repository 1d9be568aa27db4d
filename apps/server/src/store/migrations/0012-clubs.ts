import type { Migration } from './migration.js';

export const clubs: Migration = {
  name: '0012-clubs',
  steps: ({ schema }) => [
    schema
      .createTable('clubs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('cmd', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull()),
    schema
      .createTable('club_members')
      .addColumn('club', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('club_members_key', ['club', 'account']),
    schema.createIndex('club_members_account').on('club_members').column('account'),
    schema
      .createTable('club_series')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('club', 'text', (column) => column.notNull())
      .addColumn('cmd', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('weekday', 'integer', (column) => column.notNull())
      .addColumn('time', 'text', (column) => column.notNull())
      .addColumn('zone', 'text', (column) => column.notNull())
      .addColumn('rulebook', 'text', (column) => column.notNull())
      .addColumn('length', 'text', (column) => column.notNull())
      .addColumn('rounds', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('event', 'text'),
    schema.createIndex('club_series_club').on('club_series').column('club'),
    schema.createIndex('club_series_next').on('club_series').column('next_at'),
    schema
      .createTable('arenas')
      .addColumn('event', 'text', (column) => column.primaryKey())
      .addColumn('length', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('wait_minutes', 'integer', (column) => column.notNull())
      .addColumn('goes_on', 'integer', (column) => column.notNull())
      .addColumn('starts_at', 'bigint')
      .addColumn('ended_at', 'bigint'),
    schema.createIndex('arenas_ended').on('arenas').column('ended_at'),
    schema
      .createTable('arena_arrivals')
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('match_number', 'integer', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('arena_arrivals_key', ['event', 'match_number', 'account']),
  ],
};
