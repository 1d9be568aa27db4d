import type { Migration } from './migration.js';

/** A result that waits knows who played it: its match may be drawn anew before somebody looks at it. */
export const whoPlayed: Migration = {
  name: '0015-who-played',
  steps: ({ schema }) => [schema.alterTable('handed_results').addColumn('entrants', 'text')],
};
