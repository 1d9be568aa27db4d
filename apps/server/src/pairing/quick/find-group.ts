import type { SeekRow } from '../../store/pairing-tables.js';

/** Points of rating: so far apart they may be at first, and so much more after each step. */
const REACH = { first: 100, more: 50, every: 5_000 };
/** Who has not asked for so long has gone. */
export const GONE_AFTER = 10_000;

export type Seeker = Pick<SeekRow, 'account' | 'rating' | 'reach' | 'since'>;

/** How far apart somebody's opponent may be by now: the longer they wait, the farther, up to what they said. */
export function reachOf({ since, reach }: Pick<Seeker, 'since' | 'reach'>, now: number): number {
  const steps = Math.max(0, Math.floor((now - since) / REACH.every));
  return Math.min(reach ?? Number.POSITIVE_INFINITY, REACH.first + REACH.more * steps);
}

/** Pairs who do not play with each other: one has blocked the other, or they have met often enough. */
export type Apart = (one: string, other: string) => boolean;

function fits(one: Seeker, other: Seeker, apart: Apart, now: number): boolean {
  const distance = Math.abs(one.rating - other.rating);
  return distance <= Math.min(reachOf(one, now), reachOf(other, now)) && !apart(one.account, other.account);
}

/** Those somebody plays with, as many as there have to be: the nearest, of those the ones who wait longest. */
export function findGroup<S extends Seeker>(
  seeker: S,
  others: readonly S[],
  size: number,
  apart: Apart,
  now: number,
): readonly S[] | null {
  const distance = ({ rating }: S) => Math.abs(rating - seeker.rating);
  const nearest = [...others].sort((a, b) => distance(a) - distance(b) || a.since - b.since);
  const group = [seeker];
  for (const other of nearest) {
    if (group.length === size) break;
    if (group.every((one) => fits(one, other, apart, now))) group.push(other);
  }
  return group.length === size ? group : null;
}

/** Two sides as even as they can be: in doubles the best of four plays with the weakest. */
export function evenSides<S extends Seeker>(
  group: readonly S[],
): { readonly A: readonly S[]; readonly B: readonly S[] } {
  const [first, second, ...rest] = [...group].sort((a, b) => b.rating - a.rating);
  if (!first || !second) throw new Error('two at least play');
  const [third, fourth] = rest;
  return third && fourth ? { A: [first, fourth], B: [second, third] } : { A: [first], B: [second] };
}
