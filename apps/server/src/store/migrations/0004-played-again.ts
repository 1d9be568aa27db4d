import type { Migration } from './migration.js';

/** A match names the one that followed it, so that of two who make one at the same moment only one does. */
export const playedAgain: Migration = {
  name: '0004-played-again',
  steps: (db) => [
    db.schema.alterTable('matches').addColumn('rematch', 'text'),
    db.updateTable('matches').set(({ selectFrom }) => ({
      rematch: selectFrom('matches as later')
        .select(({ fn }) => fn.min('later.id').as('id'))
        .whereRef('later.rematch_of', '=', 'matches.id'),
    })),
  ],
};
