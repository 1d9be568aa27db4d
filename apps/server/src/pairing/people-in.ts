import type { Kysely } from 'kysely';
import type { Store } from '../store/store.js';
import type { SeatRow } from '../store/tables.js';

export type KnownPeople = ReadonlyMap<
  string,
  { readonly id: string; readonly name: string; readonly isGuest: boolean }
>;

/** Those who sit there, by account: names are looked up when they are shown. */
export async function peopleIn(
  { db }: Store,
  seats: readonly Pick<SeatRow, 'account'>[],
): Promise<KnownPeople> {
  const accounts = [...new Set(seats.flatMap(({ account }) => account ?? []))];
  if (accounts.length === 0) return new Map();
  // The accounts' own room has their table.
  const found = await (db as unknown as Kysely<{ accounts: AccountNames }>)
    .selectFrom('accounts')
    .select(['id', 'name', 'upgraded_at'])
    .where('id', 'in', accounts)
    .execute();
  return new Map(found.map(({ id, name, upgraded_at }) => [id, { id, name, isGuest: upgraded_at === null }]));
}

interface AccountNames {
  id: string;
  name: string;
  upgraded_at: number | null;
}
