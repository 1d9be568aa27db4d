import type { Pair } from '../swiss/pairing.js';

/**
 * All play all: the first stays, the others go round it by one place a round. Where they are odd, nobody's place is
 * the one that stays, and each rests once.
 */
export function roundRobin(entrants: number): readonly (readonly Pair[])[] {
  const all = Array.from({ length: entrants }, (_, index) => index + 1);
  const places: readonly (number | null)[] = all.length % 2 === 0 ? all : [null, ...all];
  const [fixed = null, ...ring] = places;
  return ring.map((_, round) => {
    const turned = [fixed, ...ring.slice(round), ...ring.slice(0, round)];
    return Array.from({ length: turned.length / 2 }, (_, index) =>
      pairOf(turned[index] ?? null, turned[turned.length - 1 - index] ?? null),
    );
  });
}

const pairOf = (a: number | null, b: number | null): Pair =>
  a === null ? { a: b as number, b: null } : { a, b };
