import { competitorOf, type Player } from '@opencarrom/match';
import { Problem } from '../http/problem.js';
import { assertMayPlayRated } from '../people/sanctions.js';
import type { Visitor } from '../people/visitor.js';
import type { Services } from '../services.js';
import type { MatchKind, SeatRow } from '../store/tables.js';
import { blockedPairs } from './blocked-pairs.js';
import { MOST_A_DAY, pairsMetEnough } from './ratings/enough-met.js';

/** Rated matches are for those with an account who may play them. */
export async function mustBeAllowed(services: Services, kind: MatchKind, person: Visitor): Promise<void> {
  if (kind !== 'rated') return;
  if (person.isGuest)
    throw new Problem(
      403,
      'account-needed',
      'rated matches are for those with an account: add a way to sign in',
    );
  await assertMayPlayRated(person.account, services);
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
