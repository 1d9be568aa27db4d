import type { ColumnDefinitionBuilder } from 'kysely';
import type { Migration } from './migration.js';

const needed = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.primaryKey();

export const people: Migration = {
  name: '0002-people',
  steps: ({ schema }) => [
    schema
      .createTable('accounts')
      .addColumn('id', 'text', key)
      .addColumn('name', 'text', needed)
      .addColumn('locale', 'text')
      .addColumn('created_at', 'bigint', needed)
      .addColumn('upgraded_at', 'bigint')
      .addColumn('seen_at', 'bigint', needed)
      .addColumn('role', 'text'),
    schema
      .createTable('sessions')
      .addColumn('hash', 'text', key)
      .addColumn('account', 'text', needed)
      .addColumn('created_at', 'bigint', needed)
      .addColumn('seen_at', 'bigint', needed)
      .addColumn('address', 'text')
      .addColumn('device', 'text', needed)
      .addColumn('browser', 'text'),
    schema.createIndex('sessions_account').on('sessions').column('account'),
    schema
      .createTable('passkeys')
      .addColumn('id', 'text', key)
      .addColumn('account', 'text', needed)
      .addColumn('public_key', 'text', needed)
      .addColumn('counter', 'bigint', needed)
      .addColumn('transports', 'text', needed)
      .addColumn('label', 'text', needed)
      .addColumn('created_at', 'bigint', needed)
      .addColumn('used_at', 'bigint'),
    schema.createIndex('passkeys_account').on('passkeys').column('account'),
    schema
      .createTable('passwords')
      .addColumn('account', 'text', key)
      .addColumn('login', 'text', (column) => column.notNull().unique())
      .addColumn('hash', 'text', needed)
      .addColumn('changed_at', 'bigint', needed),
    schema
      .createTable('recovery_codes')
      .addColumn('hash', 'text', key)
      .addColumn('account', 'text', needed)
      .addColumn('used_at', 'bigint'),
    schema.createIndex('recovery_codes_account').on('recovery_codes').column('account'),
    schema
      .createTable('challenges')
      .addColumn('challenge', 'text', key)
      .addColumn('account', 'text')
      .addColumn('until', 'bigint', needed),
    schema
      .createTable('tries')
      .addColumn('key', 'text', key)
      .addColumn('since', 'bigint', needed)
      .addColumn('count', 'integer', needed),
    schema
      .createTable('blocks')
      .addColumn('account', 'text', needed)
      .addColumn('blocked', 'text', needed)
      .addColumn('kind', 'text', needed)
      .addColumn('created_at', 'bigint', needed)
      .addPrimaryKeyConstraint('blocks_key', ['account', 'blocked']),
    schema.createIndex('blocks_blocked').on('blocks').column('blocked'),
    schema
      .createTable('remarks')
      .addColumn('id', 'text', key)
      .addColumn('match', 'text', needed)
      .addColumn('account', 'text', needed)
      .addColumn('preset', 'text')
      .addColumn('text', 'text')
      .addColumn('said_at', 'bigint', needed),
    schema.createIndex('remarks_match').on('remarks').columns(['match', 'said_at']),
    schema.createIndex('remarks_account').on('remarks').column('account'),
    schema
      .createTable('reports')
      .addColumn('id', 'text', key)
      .addColumn('match', 'text', needed)
      .addColumn('reporter', 'text', needed)
      .addColumn('reported', 'text', needed)
      .addColumn('reason', 'text', needed)
      .addColumn('note', 'text', needed)
      .addColumn('remarks', 'text', needed)
      .addColumn('created_at', 'bigint', needed)
      .addColumn('closed_at', 'bigint'),
    schema.createIndex('reports_created').on('reports').column('created_at'),
    schema
      .createTable('sanctions')
      .addColumn('id', 'text', key)
      .addColumn('account', 'text', needed)
      .addColumn('kind', 'text', needed)
      .addColumn('reason', 'text', needed)
      .addColumn('created_at', 'bigint', needed)
      .addColumn('until', 'bigint')
      .addColumn('lifted_at', 'bigint'),
    schema.createIndex('sanctions_account').on('sanctions').column('account'),
    schema
      .createTable('appeals')
      .addColumn('id', 'text', key)
      .addColumn('sanction', 'text', needed)
      .addColumn('account', 'text', needed)
      .addColumn('text', 'text', needed)
      .addColumn('created_at', 'bigint', needed)
      .addColumn('answer', 'text')
      .addColumn('answered_at', 'bigint'),
    schema.createIndex('appeals_account').on('appeals').column('account'),
    schema
      .createTable('audit')
      .addColumn('id', 'text', key)
      .addColumn('at', 'bigint', needed)
      .addColumn('by', 'text', needed)
      .addColumn('what', 'text', needed)
      .addColumn('account', 'text')
      .addColumn('reason', 'text', needed),
  ],
};
