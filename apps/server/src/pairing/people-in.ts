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
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'upgraded_at'])
    .where('id', 'in', accounts)
    .execute();
  return new Map(found.map(({ id, name, upgraded_at }) => [id, { id, name, isGuest: upgraded_at === null }]));
}
