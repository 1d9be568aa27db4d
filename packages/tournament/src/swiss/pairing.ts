import { Matching } from './matching.js';
import { type Edition, type Method, visits } from './visiting.js';

/** Two who meet; b is null for whoever rests. */
export interface Pair {
  readonly a: number;
  readonly b: number | null;
}

export interface Pairing {
  /** Those to be paired, the best first. */
  readonly ranking: readonly number[];
  readonly pointsOf: (entrant: number) => number;
  /** Have they met, or must they not? Null stands for the bye. */
  readonly haveMet: (a: number, b: number | null) => boolean;
  readonly method: Method;
  readonly edition: Edition;
  readonly areCompatriots?: (a: number, b: number) => boolean;
}

/**
 * The first complete pairing in visiting order: the first of those left takes whoever he asks first and has not met,
 * as long as all the others can still be paired. Null where no complete pairing exists.
 */
export function firstPairing(pairing: Pairing): readonly Pair[] | null {
  const { ranking, pointsOf, haveMet, method, edition, areCompatriots } = pairing;
  const places = ranking.map((_, place) => place);
  const bye = ranking.length;
  if (ranking.length % 2 === 1) places.push(bye);
  const entrant = (place: number): number => ranking[place] as number;
  const other = (place: number): number | null => (place === bye ? null : entrant(place));
  const mayMeet = (a: number, b: number): boolean =>
    a === bye ? !haveMet(entrant(b), null) : !haveMet(entrant(a), other(b));

  const matching = new Matching(places.length, mayMeet);
  if (!matching.isPerfect) return null;
  const visiting = {
    method,
    edition,
    pointsAt: (place: number) => (place === bye ? null : pointsOf(entrant(place))),
    areCompatriots: areCompatriots
      ? (a: number, b: number) => b !== bye && areCompatriots(entrant(a), entrant(b))
      : null,
  };
  const pairs: Pair[] = [];
  for (let left: readonly number[] = places; left.length > 0; ) {
    const first = left[0] as number;
    const chosen = visits(left, visiting).find(
      (each) => mayMeet(first, each) && matching.takeOut(first, each),
    );
    // The rest could be paired before, so somebody in it can be met.
    if (chosen === undefined) throw new Error('a rest that can be paired has no pair');
    pairs.push({ a: entrant(first), b: other(chosen) });
    left = left.filter((each) => each !== first && each !== chosen);
  }
  return pairs;
}
