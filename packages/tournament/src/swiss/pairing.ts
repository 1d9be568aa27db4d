import { Matching } from './matching.js';
import { type Edition, type Method, type Visiting, visits } from './visiting.js';

/** Two who meet; b is null for whoever rests. */
export interface Pair {
  readonly a: number;
  readonly b: number | null;
}

export interface Pairing {
  /** Those to be paired, the best first. */
  readonly ranking: readonly number[];
  readonly pointsOf: (entrant: number) => number;
  /** Shall they not be paired? Null stands for the bye. */
  readonly isBarred: (a: number, b: number | null) => boolean;
  readonly method: Method;
  readonly edition: Edition;
  readonly areCompatriots?: (a: number, b: number) => boolean;
  /** Where rematches are not barred: the round in which two met last, 0 for never. They are asked last, the oldest first. */
  readonly metIn?: (a: number, b: number) => number;
}

/** Those to be paired by their places in the ranking, the bye after the last of them where they are odd. */
interface Places {
  readonly size: number;
  readonly mayMeet: (a: number, b: number) => boolean;
  readonly entrant: (place: number) => number;
  /** Null for the bye. */
  readonly other: (place: number) => number | null;
}

function placesOf({ ranking, isBarred }: Pairing): Places {
  const bye = ranking.length;
  const entrant = (place: number): number => ranking[place] as number;
  const other = (place: number): number | null => (place === bye ? null : entrant(place));
  return {
    size: bye + (bye % 2),
    mayMeet: (a, b) => (a === bye ? !isBarred(entrant(b), null) : !isBarred(entrant(a), other(b))),
    entrant,
    other,
  };
}

/** Is there a complete pairing at all? */
export function canBePaired(pairing: Pairing): boolean {
  const { size, mayMeet } = placesOf(pairing);
  return new Matching(size, mayMeet).isPerfect;
}

/**
 * The first complete pairing in visiting order: the first of those left takes whoever he asks first and may meet, as
 * long as all the others can still be paired. Null where no complete pairing exists.
 */
export function firstPairing(pairing: Pairing): readonly Pair[] | null {
  const { size, mayMeet, entrant, other } = placesOf(pairing);
  const matching = new Matching(size, mayMeet);
  if (!matching.isPerfect) return null;
  const visiting = visitingOf(pairing);
  const left = Array.from({ length: size }, (_, place) => place);
  const pairs: Pair[] = [];
  while (left.length > 0) {
    const first = left[0] as number;
    const chosen = visits(left, visiting).find(
      (each) => mayMeet(first, each) && matching.takeOut(first, each),
    );
    // The rest could be paired before, so somebody in it can be met.
    if (chosen === undefined) throw new Error('a rest that can be paired has no pair');
    pairs.push({ a: entrant(first), b: other(chosen) });
    left.splice(left.indexOf(chosen), 1);
    left.shift();
  }
  return pairs;
}

/** The same by places; the bye has no points, no federation, and has never been met. */
function visitingOf({ ranking, pointsOf, method, edition, areCompatriots, metIn }: Pairing): Visiting {
  const points = ranking.map(pointsOf);
  const entrant = (place: number): number | undefined => ranking[place];
  const ofBoth =
    <T>(ask: (a: number, b: number) => T, ofBye: T) =>
    (a: number, b: number): T => {
      const [one, two] = [entrant(a), entrant(b)];
      return one === undefined || two === undefined ? ofBye : ask(one, two);
    };
  return {
    method,
    edition,
    pointsAt: (place) => points[place] ?? null,
    areCompatriots: areCompatriots ? ofBoth(areCompatriots, false) : null,
    metIn: metIn ? ofBoth(metIn, 0) : null,
  };
}
