import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterPeriod, afterRest, outcomeOf, ratesOffRanking, UNKNOWN } from '../src/index.js';

const player = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });

describe('a period of Glicko-2', () => {
  it('comes to the figures of the worked example in Glickman’s paper', () => {
    const after = afterPeriod(player(1500, 200), [
      { opponent: player(1400, 30), outcome: 1 },
      { opponent: player(1550, 100), outcome: 0 },
      { opponent: player(1700, 300), outcome: 0 },
    ]);
    // The paper cuts the volatility off at 0.05999.
    expect(after).toEqual({ rating: 1464.05, deviation: 151.52, volatility: 0.059996 });
  });

  it('of a game between two nobody knows moves both by the same, worked by hand', () => {
    // g(φ) = 0.66906941, E = ½, v = 4/g² = 8.93553, φ* = √(φ² + σ²): φ′ = 1/√(1/φ*² + 1/v) → 290.32; Δ = φ′²·g·½.
    const won = afterPeriod(UNKNOWN, [{ opponent: UNKNOWN, outcome: 1 }]);
    expect(won.rating).toBeCloseTo(1662.31, 1);
    expect(won.deviation).toBeCloseTo(290.32, 1);
    const lost = afterPeriod(UNKNOWN, [{ opponent: UNKNOWN, outcome: 0 }]);
    expect(won.rating + lost.rating).toBeCloseTo(3000, 1);
    expect(afterPeriod(UNKNOWN, [{ opponent: UNKNOWN, outcome: 0.5 }]).rating).toBe(1500);
  });

  it('without a game leaves the rating and knows it less well, never less than nothing', () => {
    // 173.7178 × 0.06 = 10.423068; √(50² + 10.423068²) = 51.0748…
    expect(afterPeriod(player(1700, 50), [])).toEqual({ rating: 1700, deviation: 51.07, volatility: 0.06 });
    expect(afterRest(player(1700, 50), 4).deviation).toBe(54.17);
    expect(afterRest(player(1700, 349.99)).deviation).toBe(350);
  });

  it('is kept rounded: two decimals, and six of the volatility', () => {
    const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0;
    const ratings = fc.record({
      rating: fc.double({ min: -2000, max: 6000, noNaN: true }),
      deviation: fc.double({ min: 1, max: 350, noNaN: true }),
      volatility: fc.double({ min: 0.001, max: 1, noNaN: true }),
    });
    const games = fc.record({ opponent: ratings, outcome: fc.double({ min: 0, max: 1, noNaN: true }) });
    fc.assert(
      fc.property(ratings, fc.array(games, { maxLength: 15 }), (before, played) => {
        const after = afterPeriod(before, played);
        for (const figure of [after.rating, after.deviation]) expect(decimals(figure)).toBeLessThanOrEqual(2);
        expect(decimals(after.volatility)).toBeLessThanOrEqual(6);
        expect(Number.isFinite(after.rating) && after.deviation > 0 && after.deviation <= 350).toBe(true);
        expect(after.volatility).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what a match says', () => {
  const won = { own: 25, other: 5, won: true };
  it.each([
    ['result', won, 1],
    ['result', { own: 5, other: 25, won: false }, 0],
    ['result', { own: 12, other: 12, won: null }, 0.5],
    ['result', { own: 2, other: 14, won: true }, 1],
    ['share', { own: 25, other: 0, won: true }, 1],
    ['share', { own: 0, other: 25, won: false }, 0],
    ['share', { own: 15, other: 10, won: true }, 0.6],
    ['share', { own: 0, other: 0, won: true }, 1],
    ['difference', { own: 12, other: 12, won: null }, 0.5],
    ['difference', { own: 25, other: 2, won: true }, 1],
    ['difference', { own: 2, other: 25, won: false }, 0],
  ] as const)('by %s: %j is %d', (kind, match, outcome) => {
    expect(outcomeOf(kind, match)).toBe(outcome);
  });

  it('by difference runs on a curve up to a lead of 22', () => {
    // 1/(1 + e^(−0.3)) and 1/(1 + e^(−6.6)).
    expect(outcomeOf('difference', { own: 11, other: 10, won: true })).toBeCloseTo(0.574443, 6);
    expect(outcomeOf('difference', { own: 25, other: 3, won: true })).toBeCloseTo(0.998641, 6);
    expect(outcomeOf('difference', { own: 3, other: 25, won: false })).toBeCloseTo(0.001359, 6);
  });

  it.each(['result', 'share', 'difference'] as const)('by %s adds up to 1 over both sides', (kind) => {
    fc.assert(
      fc.property(fc.nat(25), fc.nat(25), (own, other) => {
        const a = own === other ? null : own > other;
        const sum =
          outcomeOf(kind, { own, other, won: a }) +
          outcomeOf(kind, { own: other, other: own, won: a === null ? null : !a });
        expect(sum).toBeCloseTo(1, 12);
      }),
    );
  });
});

describe('who is not rated gets a rate off the ranking', () => {
  it.each([
    ['nobody rated', [null, null, null], [2600, 2100, 1600]],
    ['one alone', [null], [2600]],
    ['one rated of three', [null, 1700, null], [2600, 1700, 1600]],
    ['two rated: the line through them', [2000, null, 1600, null], [2000, 1800, 1600, 1400]],
    // Through (1, 2000), (2, 1700), (4, 1600): slope −121.43 from 2050, by least squares.
    ['three rated, not in line', [2000, 1700, null, 1600], [2000, 1700, 1685.71, 1600]],
    ['a line that falls too low', [2000, 1000, null, null, null], [2000, 1000, 0, 0, 0]],
    ['a line that climbs too high', [1000, 2000, null, null], [1000, 2000, 3000, 4000]],
    ['nobody', [], []],
  ] as const)('%s', (_, known, rates) => {
    expect(ratesOffRanking(known)).toEqual(rates);
  });
});
