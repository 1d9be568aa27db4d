import type { Store } from '../store/store.js';
import type { Tables } from '../store/tables.js';

/** A table whose rows are about accounts. */
export interface PersonalTable {
  readonly table: keyof Tables;
  /** The columns that name an account; in rows of the first one's choosing everything is theirs. */
  readonly columns: readonly string[];
  /** What would let somebody in: nobody is given it, not even its owner. */
  readonly secrets?: readonly string[];
}

/**
 * Every table that knows accounts, but for `seats`, `audit`, `event_lines` and `entry_requests`, which outlive them. Whoever leaves is gone from all of
 * these; a table that is missing here fails a test.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'sessions', columns: ['account'], secrets: ['hash'] },
  { table: 'passkeys', columns: ['account'], secrets: ['public_key'] },
  { table: 'passwords', columns: ['account'], secrets: ['hash'] },
  { table: 'recovery_codes', columns: ['account'], secrets: ['hash'] },
  { table: 'challenges', columns: ['account'], secrets: ['challenge'] },
  { table: 'blocks', columns: ['account', 'blocked'] },
  { table: 'friends', columns: ['account', 'friend'] },
  { table: 'remarks', columns: ['account'] },
  { table: 'reports', columns: ['reporter', 'reported'] },
  { table: 'sanctions', columns: ['account'] },
  { table: 'appeals', columns: ['account'] },
  { table: 'seeks', columns: ['account'] },
  { table: 'ratings', columns: ['account'] },
  { table: 'rating_changes', columns: ['account'] },
  { table: 'player_results', columns: ['account'] },
  { table: 'event_staff', columns: ['account'] },
  { table: 'club_members', columns: ['account'] },
  { table: 'arena_arrivals', columns: ['account'] },
  { table: 'daily_shots', columns: ['account'] },
  { table: 'short_link_makers', columns: ['account'], secrets: ['hash'] },
];

/** Rows by a column known only as a text; all of these columns hold ids of accounts. */
export const rowsOf = ({ db }: Store, { table }: PersonalTable, column: string, account: string) =>
  db
    .selectFrom(table as 'sessions')
    .selectAll()
    .where(column as 'account', '=', account)
    .execute() as Promise<readonly Readonly<Record<string, unknown>>[]>;

export const withoutRows = (
  { db }: Store,
  { table }: PersonalTable,
  column: string,
  accounts: readonly string[],
) => ({
  change: db.deleteFrom(table as 'sessions').where(column as 'account', 'in', accounts),
});
