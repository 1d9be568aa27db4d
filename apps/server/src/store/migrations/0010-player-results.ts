import type { Migration } from './migration.js';

const COUNTED = [
  ...['boards_won', 'boards_lost', 'strokes', 'scoring', 'best_turn', 'queens', 'slams', 'fouls', 'dues'],
  ...['pots_straight', 'pots_cut', 'pots_bank', 'pots_rebound', 'pots_double_rebound', 'pots_combination'],
  ...['pots_cannon', 'pots_break', 'pots_other'],
];

/** Matches that ended before there were results wait for theirs, as those do that end from now on. */
export const playerResults: Migration = {
  name: '0010-player-results',
  steps: (db) => [
    COUNTED.reduce(
      (table, name) => table.addColumn(name, 'integer', (column) => column.notNull()),
      db.schema
        .createTable('player_results')
        .addColumn('match', 'text', (column) => column.notNull())
        .addColumn('account', 'text', (column) => column.notNull())
        .addColumn('player', 'text', (column) => column.notNull())
        .addColumn('ended_at', 'bigint', (column) => column.notNull())
        .addColumn('rulebook', 'text', (column) => column.notNull())
        .addColumn('discipline', 'text', (column) => column.notNull())
        .addColumn('length', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('visibility', 'text', (column) => column.notNull())
        .addColumn('result', 'text', (column) => column.notNull())
        .addColumn('how', 'text', (column) => column.notNull())
        .addColumn('score', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('player_results_key', ['match', 'account']),
    ),
    db.schema
      .createIndex('player_results_account')
      .on('player_results')
      .columns(['account', 'ended_at', 'match']),
    db
      .insertInto('outbox')
      .columns(['match', 'what', 'entered_at', 'done_at'])
      .expression(
        db
          .selectFrom('matches')
          .select(({ val, lit }) => [
            'id as match',
            val('results').as('what'),
            'ended_at as entered_at',
            lit(null).as('done_at'),
          ])
          .where('status', '=', 'over')
          .where('ended_at', 'is not', null)
          .where('result', 'is not', null),
      ),
  ],
};
