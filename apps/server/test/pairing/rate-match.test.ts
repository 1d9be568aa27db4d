import { afterGame, UNKNOWN } from '@opencarrom/ratings';
import { describe, expect, it } from 'vitest';
import {
  asOf,
  isProvisional,
  poolIn,
  poolOf,
  rateMatch,
  UNRATED,
} from '../../src/pairing/ratings/rate-match.js';

const DAY = 86_400_000;
const NOW = 1000 * DAY;
const rated = (rating: number, deviation: number, days = 0) => ({
  ...{ rating, deviation, volatility: 0.06, ratedAt: NOW - days * DAY },
});

describe('what a match does to ratings', () => {
  it('moves two nobody knew apart by the same', () => {
    const { A, B } = rateMatch('singles', { A: [UNRATED], B: [UNRATED] }, 'A', NOW);
    expect(A[0]?.rating).toBeCloseTo(1662.2, 0);
    expect((A[0]?.rating ?? 0) + (B[0]?.rating ?? 0)).toBeCloseTo(3000, 1);
    const drawn = rateMatch('singles', { A: [UNRATED], B: [UNRATED] }, null, NOW);
    expect(drawn.A[0]?.rating).toBe(1500);
  });

  it('counts how long each was away, and how well the other is known by now', () => {
    const [back, steady] = [rated(1700, 60, 365), rated(1600, 60)];
    const { A, B } = rateMatch('singles', { A: [back], B: [steady] }, 'B', NOW);
    expect(asOf(back, NOW).deviation).toBe(110);
    expect(A[0]).toEqual(afterGame(back, { opponent: steady, outcome: 0 }, 365));
    expect(B[0]).toEqual(afterGame(steady, { opponent: asOf(back, NOW), outcome: 1 }, 0));
  });

  it('moves both of a pair, on the scale of singles', () => {
    const four = { A: [UNRATED, UNRATED], B: [UNRATED, UNRATED] };
    const { A, B } = rateMatch('doubles', four, 'B', NOW);
    // As openskill computes it: skill 26.9643 and 23.0357, uncertainty 8.1779, times 42 about 1500.
    expect(B.map(({ rating }) => rating)).toEqual([1582.5, 1582.5]);
    expect(A.map(({ rating }) => rating)).toEqual([1417.5, 1417.5]);
    expect(A[0]?.deviation).toBeCloseTo(343.47, 1);
    const drawn = rateMatch('doubles', four, null, NOW);
    expect(drawn.A[0]?.rating).toBe(UNKNOWN.rating);
  });

  it('is told apart by what was played', () => {
    const pool = poolOf({ discipline: 'doubles', length: 'game' });
    expect(pool).not.toBe(poolOf({ discipline: 'singles', length: 'game' }));
    expect(poolIn(pool)).toEqual({ discipline: 'doubles', length: 'game' });
  });

  it('is a guess above a deviation of 110', () => {
    expect([110, 110.01].map((deviation) => isProvisional({ deviation }))).toEqual([false, true]);
  });
});
