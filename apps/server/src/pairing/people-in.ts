import type { Store } from '../store/store.js';
import type { SeatRow } from '../store/tables.js';
import { datedRating } from './ratings/known-rating.js';
import type { DatedRating } from './ratings/rate-match.js';

export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
  /** By pool. */
  readonly ratings: ReadonlyMap<string, DatedRating>;
}

export type KnownPeople = ReadonlyMap<string, KnownPerson>;

/** Those who sit there, by account: names are looked up when they are shown. */
export async function peopleIn(
  { db }: Store,
  seats: readonly Pick<SeatRow, 'account'>[],
): Promise<KnownPeople> {
  const accounts = [...new Set(seats.flatMap(({ account }) => account ?? []))];
  if (accounts.length === 0) return new Map();
  const [found, ratings] = await Promise.all([
    db.selectFrom('accounts').select(['id', 'name', 'upgraded_at']).where('id', 'in', accounts).execute(),
    db.selectFrom('ratings').selectAll().where('account', 'in', accounts).execute(),
  ]);
  return new Map(
    found.map(({ id, name, upgraded_at }) => {
      const own = ratings.filter(({ account }) => account === id);
      const byPool = new Map(own.map((row) => [row.pool, datedRating(row)]));
      return [id, { id, name, isGuest: upgraded_at === null, ratings: byPool }];
    }),
  );
}
