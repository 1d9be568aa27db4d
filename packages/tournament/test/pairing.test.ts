import blossom from 'edmonds-blossom';
import { describe, expect, it } from 'vitest';
import { drawnFrom } from '../src/draws/lot.js';
import { answerPairing } from '../src/index.js';
import { Matching } from '../src/swiss/matching.js';
import { firstPairing, type Pair } from '../src/swiss/pairing.js';
import { EDITIONS, METHODS } from '../src/swiss/visiting.js';

/** Can all of these be paired? By trying everything. */
function canBePaired(left: readonly number[], mayMeet: (a: number, b: number) => boolean): boolean {
  const [first, ...others] = left;
  if (first === undefined) return true;
  return others.some(
    (each) =>
      mayMeet(first, each) &&
      canBePaired(
        others.filter((other) => other !== each),
        mayMeet,
      ),
  );
}

/** Some who may meet and some who may not, as dense as wanted. */
function randomGraph(seed: number, size: number, tenths: number) {
  const lot = drawnFrom(seed);
  const open = new Set<string>();
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) if (lot.below(10) < tenths) open.add(`${a}-${b}`);
  return (a: number, b: number) => open.has(a < b ? `${a}-${b}` : `${b}-${a}`);
}

describe('a matching', () => {
  it('is perfect exactly where trying everything finds one, and stays so while pairs are taken out', () => {
    let perfect = 0;
    for (let seed = 1; seed <= 1500; seed++) {
      const size = 2 + 2 * (seed % 5);
      const mayMeet = randomGraph(seed, size, 2 + (seed % 5));
      const places = Array.from({ length: size }, (_, index) => index);
      const matching = new Matching(size, mayMeet);
      expect(matching.isPerfect, `seed ${seed}`).toBe(canBePaired(places, mayMeet));
      if (!matching.isPerfect) continue;
      perfect += 1;
      const lot = drawnFrom(seed);
      let left = places;
      while (left.length > 0) {
        const [first = 0, ...others] = lot.shuffled(left);
        const chosen = others.find((each) => {
          if (!mayMeet(first, each)) return false;
          const rest = others.filter((other) => other !== each);
          const isTaken = matching.takeOut(first, each);
          expect(isTaken, `seed ${seed}`).toBe(canBePaired(rest, mayMeet));
          return isTaken;
        });
        left = others.filter((each) => each !== chosen);
      }
    }
    expect(perfect).toBeGreaterThan(300);
  });
});

describe('a matching, beside another program’s', () => {
  it('is perfect exactly where a heaviest one of edmonds-blossom is', () => {
    const seen = { perfect: 0, not: 0 };
    for (let seed = 1; seed <= 400; seed++) {
      const size = 12 + 2 * (seed % 20);
      // About as many edges as leave it open whether there is one.
      const lot = drawnFrom(seed);
      const open = new Set<number>();
      const edges: [number, number, number][] = [];
      for (let a = 0; a < size; a++)
        for (let b = a + 1; b < size; b++)
          if (lot.below(size) < 4) {
            open.add(a * size + b);
            edges.push([a, b, 1]);
          }
      const partners = edges.length === 0 ? [] : blossom(edges, true);
      const isPerfect = Array.from({ length: size }, (_, each) => partners[each] ?? -1).every(
        (each) => each >= 0,
      );
      seen[isPerfect ? 'perfect' : 'not'] += 1;
      const mayMeet = (a: number, b: number) => open.has(Math.min(a, b) * size + Math.max(a, b));
      expect(new Matching(size, mayMeet).isPerfect, `seed ${seed}`).toBe(isPerfect);
    }
    expect(seen.perfect).toBeGreaterThan(100);
    expect(seen.not).toBeGreaterThan(100);
  });
});

/** Written from the words of the rule alone: asks in turn, and goes back where it gets stuck. */
function slowly(
  left: readonly (number | null)[],
  points: (each: number | null) => number | null,
  met: (a: number, b: number | null) => boolean,
  middle: (level: number) => number,
): readonly Pair[] | null {
  const [first, ...others] = left;
  if (first === undefined || first === null) return [];
  let level = 1;
  while (level < left.length && points(left[level] ?? null) === points(first)) level += 1;
  const from = middle(level);
  const asked = [...left.slice(from, level), ...left.slice(1, from), ...left.slice(level)];
  for (const each of asked) {
    if (met(first, each)) continue;
    const rest = slowly(
      others.filter((other) => other !== each),
      points,
      met,
      middle,
    );
    if (rest) return [{ a: first, b: each }, ...rest];
  }
  return null;
}

const MIDDLES = {
  '2000': (n: number) => (n > 2 ? Math.ceil(n / 2) : 1),
  '2013': (n: number) => (n > 3 ? Math.floor(n / 2) + 1 : 1),
  '2014': (n: number) => (n > 3 ? Math.floor(n / 2) : 1),
};

describe('a round of a Swiss event', () => {
  it('is the first complete pairing in visiting order, as a slow one finds it', () => {
    let impossible = 0;
    for (let seed = 1; seed <= 600; seed++) {
      const lot = drawnFrom(seed);
      const size = 3 + lot.below(8);
      const ranking = Array.from({ length: size }, (_, index) => index + 1);
      const points = ranking.map(() => lot.below(4)).sort((a, b) => b - a);
      const closed = randomGraph(seed + 7, size + 2, 3 + (seed % 5));
      const met = (a: number, b: number | null) => closed(a, b ?? 0);
      const pointsOf = (entrant: number) => points[entrant - 1] ?? 0;
      for (const method of METHODS)
        for (const edition of EDITIONS) {
          const expected = slowly(
            size % 2 === 0 ? ranking : [...ranking, null],
            (each) => (each === null ? null : pointsOf(each)),
            met,
            method === 'serial' ? () => 1 : MIDDLES[edition],
          );
          if (!expected) impossible += 1;
          expect(
            firstPairing({ ranking, pointsOf, isBarred: met, method, edition }),
            `seed ${seed}, ${method} ${edition}`,
          ).toEqual(expected);
        }
    }
    expect(impossible).toBeGreaterThan(100);
  });

  it('says within a moment that there is none, however many they are', () => {
    // Two camps of 21 whose members have all met the other camp: 42 in odd halves.
    const ranking = Array.from({ length: 42 }, (_, index) => index + 1);
    const isBarred = (a: number, b: number | null) => b !== null && a <= 21 !== b <= 21;
    expect(
      firstPairing({ ranking, pointsOf: () => 0, isBarred, method: 'dazed', edition: '2014' }),
    ).toBeNull();
  });

  it('asks other federations first among those with the same points', () => {
    const federation = ['ITA', 'ITA', 'CZE', 'CZE'];
    const pairs = firstPairing({
      ranking: [1, 2, 3, 4],
      pointsOf: () => 0,
      isBarred: () => false,
      method: 'serial',
      edition: '2014',
      areCompatriots: (a, b) => federation[a - 1] === federation[b - 1],
    });
    expect(pairs).toEqual([
      { a: 1, b: 3 },
      { a: 2, b: 4 },
    ]);
  });
});

describe('a document that asks for the next round', () => {
  const pairsOf = (event: object) => {
    const answer = answerPairing({ system: 'swiss', ...event });
    return 'ok' in answer ? answer.ok.pairs.map(({ a, b }) => [a, b]) : answer.error;
  };
  const competitors = [
    { federation: 'IND', rate: 1500 },
    { federation: 'IND', rate: 1600 },
    { federation: 'LKA', rate: 1700 },
    { federation: 'LKA', rate: 1800 },
  ];
  const rounds = [
    {
      matches: [
        { a: 1, b: 2, scoreA: 25, scoreB: 0 },
        { a: 3, b: 4, scoreA: 1, scoreB: 2 },
      ],
    },
  ];

  it('may delay top pairings, keep compatriots apart, and forbid pairs', () => {
    const serial = { method: 'serial' };
    expect(pairsOf({ competitors, pairing: serial })).toEqual([
      [1, 2],
      [3, 4],
    ]);
    for (const compatriotsApart of [1, true])
      expect(pairsOf({ competitors, pairing: { ...serial, compatriotsApart } })).toEqual([
        [1, 3],
        [2, 4],
      ]);
    expect(pairsOf({ competitors, pairing: { ...serial, forbidden: [[2, 1]] } })).toEqual([
      [1, 3],
      [2, 4],
    ]);
    // By net score 1 is the first; by rate 4 is, and 2 comes before the third.
    expect(pairsOf({ competitors, rounds, pairing: serial })).toEqual([
      [1, 4],
      [3, 2],
    ]);
    expect(pairsOf({ competitors, rounds, pairing: { ...serial, delayTopPairing: 1 } })).toEqual([
      [4, 1],
      [3, 2],
    ]);
  });

  it('is told what would make an impossible round possible', () => {
    const played = (a: number, b: number) => ({ a, b, scoreA: 25, scoreB: 0 });
    const all = [
      { matches: [played(1, 2), played(3, 4)] },
      { matches: [played(1, 3), played(2, 4)] },
      { matches: [played(1, 4), played(2, 3)] },
    ];
    expect(pairsOf({ competitors: 4, rounds: all })).toMatchObject({
      code: 'no-pairing',
      message: expect.stringContaining('rematches of pairs of round 1 or before, or stop here'),
    });
    expect(pairsOf({ competitors: 2, pairing: { forbidden: [[1, 2]] } })).toMatchObject({
      message: expect.stringContaining(': lift the forbidden pairs, or stop here'),
    });
    const kept = { forbidden: [[1, 2]] };
    expect(pairsOf({ competitors: 2, rounds: [{ matches: [played(1, 2)] }], pairing: kept })).toMatchObject({
      message: expect.stringContaining('round 1 or before and lift the forbidden pairs, or stop here'),
    });
  });
});
