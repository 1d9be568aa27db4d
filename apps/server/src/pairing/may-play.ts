import { competitorOf, type Player } from '@opencarrom/match';
import { Problem } from '../http/problem.js';
import { namesOf } from '../people/names-of.js';
import { assertMayPlayRated, sanctionOf } from '../people/sanctions.js';
import type { Visitor } from '../people/visitor.js';
import type { Services } from '../services.js';
import type { MatchKind, SeatRow } from '../store/tables.js';
import { blockedPairs } from './blocked-pairs.js';
import { MOST_A_DAY, pairsMetEnough } from './ratings/enough-met.js';

/** Refuses rated matches to guests and to accounts under an `unrated` sanction. */
export async function mustBeAllowed(
  services: Pick<Services, 'store' | 'now'>,
  kind: MatchKind,
  person: Pick<Visitor, 'account' | 'isGuest'>,
): Promise<void> {
  if (kind !== 'rated') return;
  if (person.isGuest)
    throw new Problem(
      403,
      'account-needed',
      'rated matches are for those with an account: add a way to sign in',
    );
  await assertMayPlayRated(person.account, services);
}

/** Returns those of the accounts that may not play a match of this kind now. */
export async function notAllowed(
  services: Pick<Services, 'store' | 'now'>,
  kind: MatchKind,
  accounts: readonly string[],
): Promise<readonly string[]> {
  if (kind !== 'rated' || accounts.length === 0) return [];
  const people = await namesOf(services.store, accounts);
  const refused = await Promise.all(
    accounts.map(async (account) => {
      const isGuest = people.get(account)?.isGuest ?? true;
      return isGuest || (await sanctionOf(account, 'unrated', services)) !== null ? [account] : [];
    }),
  );
  return refused.flat();
}

/** Whoever is blocked by somebody there, or has blocked them, does not sit down with them. */
export async function mustNotBeBlocked(
  { store }: Services,
  account: string,
  seats: readonly SeatRow[],
): Promise<void> {
  const there = seats.flatMap((seat) => seat.account ?? []);
  if ((await blockedPairs(store, [account, ...there])).some((pair) => pair.includes(account)))
    throw new Problem(403, 'blocked', 'you and somebody at this match do not play with each other');
}

/** The same two play only so many rated matches in a day. */
export async function mustNotHaveMetEnough(
  { store, now }: Services,
  account: string,
  player: Player,
  seats: readonly SeatRow[],
): Promise<void> {
  const across = seats.flatMap((seat) =>
    seat.account && competitorOf(seat.player) !== competitorOf(player) ? [seat.account] : [],
  );
  if (across.length === 0) return;
  if ((await pairsMetEnough(store, { A: [account], B: across }, now())).length > 0)
    throw new Problem(
      409,
      'met-enough',
      `the same two play ${MOST_A_DAY} rated matches in a day: play a casual one`,
    );
}
