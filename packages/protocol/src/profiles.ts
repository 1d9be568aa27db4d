import { type Static, Type } from 'typebox';
import { Discipline, LengthName } from './pairing.js';
import { Account } from './people.js';
import { closed, Id, nullable, WallTime } from './schemas/basics.js';

/** Whom an address names. */
export const ByAccount = closed({ account: Id });
export type ByAccount = Static<typeof ByAccount>;

const ShownRating = closed(
  { discipline: Discipline, length: LengthName, rating: Type.Integer(), provisional: Type.Boolean() },
  'Provisional ones are shown with "?".',
);

/** Somebody whom one wants to find again; they are not told, nor asked. */
export const Friend = closed({
  account: Account,
  since: WallTime,
  here: Type.Boolean({ description: 'Seen within the last minutes.' }),
  playing: nullable(Id),
  waiting: nullable(Id),
  ratings: Type.Array(ShownRating),
});
export type Friend = Static<typeof Friend>;

/** Those who are here first. `playing`, `waiting`: the public match they play, or wait at for somebody. */
export const Friends = closed({ friends: Type.Array(Friend) });
export type Friends = Static<typeof Friends>;
