import type { Migration } from './migration.js';

export const heldEvents: Migration = {
  name: '0011-held-events',
  steps: ({ schema }) => [
    schema
      .createTable('held_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('made', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .addColumn('play', 'text', (column) => column.notNull())
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('entries', 'text', (column) => column.notNull())
      .addColumn('scoring', 'text', (column) => column.notNull())
      .addColumn('club', 'text')
      .addColumn('clock', 'text')
      .addColumn('rev', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull()),
    schema.createIndex('held_events_listed').on('held_events').columns(['listed', 'changed_at']),
    schema
      .createTable('event_lines')
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('cmd', 'text', (column) => column.notNull())
      .addColumn('account', 'text')
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('event_lines_key', ['event', 'seq'])
      .addUniqueConstraint('event_lines_cmd', ['event', 'cmd']),
    schema
      .createTable('event_staff')
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('event_staff_key', ['event', 'account']),
    schema.createIndex('event_staff_account').on('event_staff').column('account'),
    schema
      .createTable('event_invites')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('entrant', 'integer')
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint'),
    schema.createIndex('event_invites_event').on('event_invites').column('event'),
    schema
      .createTable('event_tables')
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('table_number', 'integer', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('event_tables_key', ['event', 'table_number']),
    schema
      .createTable('event_phones')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('table_number', 'integer', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text')
      .addColumn('joined_at', 'bigint', (column) => column.notNull())
      .addColumn('heard_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint'),
    schema.createIndex('event_phones_event').on('event_phones').column('event'),
    schema
      .createTable('board_logs')
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('match_number', 'integer', (column) => column.notNull())
      .addColumn('rubber', 'integer', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('head', 'text', (column) => column.notNull())
      .addColumn('following', 'text', (column) => column.notNull())
      .addColumn('last', 'integer', (column) => column.notNull())
      .addColumn('standing', 'text', (column) => column.notNull())
      .addColumn('heard_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('board_logs_key', ['event', 'match_number', 'rubber', 'phone', 'game']),
    schema
      .createTable('board_rows')
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('match_number', 'integer', (column) => column.notNull())
      .addColumn('rubber', 'integer', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('last', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('board_rows_key', ['event', 'match_number', 'rubber', 'phone', 'game', 'seq']),
    schema
      .createTable('handed_results')
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('match_number', 'integer', (column) => column.notNull())
      .addColumn('rubber', 'integer', (column) => column.notNull())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('phone', 'text')
      .addColumn('table_number', 'integer')
      .addColumn('name', 'text')
      .addColumn('report', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('why', 'text')
      .addColumn('told', 'text')
      .addPrimaryKeyConstraint('handed_results_key', ['event', 'id'])
      .addUniqueConstraint('handed_results_sent', ['event', 'match_number', 'rubber', 'sender', 'sequence']),
    schema
      .createTable('entry_requests')
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('cmd', 'text', (column) => column.notNull())
      .addColumn('account', 'text')
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('note', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('entrant', 'integer')
      .addPrimaryKeyConstraint('entry_requests_key', ['event', 'id'])
      .addUniqueConstraint('entry_requests_cmd', ['event', 'cmd']),
    schema
      .createTable('event_games')
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('match_number', 'integer', (column) => column.notNull())
      .addColumn('rubber', 'integer', (column) => column.notNull())
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addPrimaryKeyConstraint('event_games_key', ['event', 'match_number', 'rubber', 'match']),
    schema.createIndex('event_games_match').on('event_games').column('match'),
  ],
};
