import type { Migration } from './migration.js';

export const pairing: Migration = {
  name: '0003-pairing',
  steps: ({ schema }) => [
    schema
      .createTable('lobby')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('visibility', 'text', (column) => column.notNull())
      .addColumn('rulebook', 'text', (column) => column.notNull())
      .addColumn('discipline', 'text', (column) => column.notNull())
      .addColumn('length', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('opened_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull()),
    schema.createIndex('lobby_opened').on('lobby').columns(['visibility', 'opened_at', 'match']),
    schema.createIndex('lobby_seen').on('lobby').columns(['visibility', 'seen_at']),
    schema.createIndex('matches_rematch').on('matches').column('rematch_of'),
    schema
      .createTable('seeks')
      .addColumn('account', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('rulebook', 'text', (column) => column.notNull())
      .addColumn('discipline', 'text', (column) => column.notNull())
      .addColumn('length', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('reach', 'integer')
      .addColumn('computer', 'integer')
      .addColumn('computer_at', 'bigint')
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('match', 'text'),
    schema.createIndex('seeks_seen').on('seeks').column('seen_at'),
    schema
      .createTable('rematch_offers')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('offered_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('rematch_offers_key', ['match', 'player']),
    schema
      .createTable('outbox')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('entered_at', 'bigint', (column) => column.notNull())
      .addColumn('done_at', 'bigint')
      .addPrimaryKeyConstraint('outbox_key', ['match', 'what']),
    schema.createIndex('outbox_done').on('outbox').columns(['done_at', 'entered_at']),
    schema
      .createTable('ratings')
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('pool', 'text', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('deviation', 'double precision', (column) => column.notNull())
      .addColumn('volatility', 'double precision', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addColumn('rated_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['account', 'pool']),
    schema
      .createTable('rating_changes')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('pool', 'text', (column) => column.notNull())
      .addColumn('rated_at', 'bigint', (column) => column.notNull())
      .addColumn('rating_before', 'double precision', (column) => column.notNull())
      .addColumn('deviation_before', 'double precision', (column) => column.notNull())
      .addColumn('rating_after', 'double precision', (column) => column.notNull())
      .addColumn('deviation_after', 'double precision', (column) => column.notNull())
      .addColumn('volatility_after', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('rating_changes_key', ['match', 'account']),
    schema.createIndex('rating_changes_account').on('rating_changes').columns(['account', 'rated_at']),
  ],
};
