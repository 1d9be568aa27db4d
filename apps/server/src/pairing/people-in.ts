import { namesOf, type Shown } from '../people/names-of.js';
import type { Store } from '../store/store.js';
import type { SeatRow } from '../store/tables.js';
import { datedRating } from './ratings/known-rating.js';
import type { DatedRating } from './ratings/rate-match.js';

export interface KnownPerson extends Shown {
  readonly id: string;
  /** By pool. */
  readonly ratings: ReadonlyMap<string, DatedRating>;
}

export type KnownPeople = ReadonlyMap<string, KnownPerson>;

/** Those who sit there, by account: names are looked up when they are shown. */
export async function peopleIn(
  store: Store,
  seats: readonly Pick<SeatRow, 'account'>[],
): Promise<KnownPeople> {
  const accounts = [...new Set(seats.flatMap(({ account }) => account ?? []))];
  if (accounts.length === 0) return new Map();
  const [names, ratings] = await Promise.all([
    namesOf(store, accounts),
    store.db.selectFrom('ratings').selectAll().where('account', 'in', accounts).execute(),
  ]);
  return new Map(
    [...names].map(([id, shown]) => {
      const own = ratings.filter(({ account }) => account === id);
      return [id, { id, ...shown, ratings: new Map(own.map((row) => [row.pool, datedRating(row)])) }];
    }),
  );
}
