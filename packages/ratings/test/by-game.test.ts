import { describe, expect, it } from 'vitest';
import { afterDays, afterGame, afterPeriod, type Rating, UNKNOWN } from '../src/index.js';

const player = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });
/** A period lasts so many days. */
const PERIOD = 1 / 0.21436;

describe('a rating game by game', () => {
  it('comes to Glickman’s figures where a whole period lies before the game', () => {
    // The first game of his worked example alone: g = 0.9955, E = 0.639, v = 4.3761 → 1563.56, 175.40.
    const after = afterGame(player(1500, 200), { opponent: player(1400, 30), outcome: 1 }, PERIOD);
    expect(after).toEqual(afterPeriod(player(1500, 200), [{ opponent: player(1400, 30), outcome: 1 }]));
    expect(after.rating).toBeCloseTo(1563.56, 1);
    expect(after.deviation).toBeCloseTo(175.4, 1);
  });

  it('is known less well with the days: 60 becomes 110 in a year, and 350 is nothing at all', () => {
    expect(afterDays(player(1700, 60), 365)).toEqual(player(1700, 110));
    expect(afterDays(player(1700, 60), 0)).toEqual(player(1700, 60));
    expect(afterDays(player(1700, 300), 365 * 50).deviation).toBe(350);
  });

  it('is found again faster by who was long away', () => {
    const won = { opponent: player(1700, 60), outcome: 1 };
    const gained = (days: number) => afterGame(player(1700, 60), won, days).rating - 1700;
    expect(gained(365)).toBeGreaterThan(gained(0) * 2);
  });

  it('is never known better than to 45, however much one plays in a day', () => {
    let one = UNKNOWN;
    let other = UNKNOWN;
    for (let game = 0; game < 200; game++) {
      const before = one;
      one = afterGame(one, { opponent: other, outcome: game % 2 }, 0);
      other = afterGame(other, { opponent: before, outcome: 1 - (game % 2) }, 0);
    }
    expect([one.deviation, other.deviation]).toEqual([45, 45]);
    expect(Math.abs(one.rating - 1500)).toBeLessThan(60);
  });
});
