import { describe, expect, it } from 'vitest';
import { MARGIN, ratingChart } from '../src/profile/rating-chart.js';

const rated = (...ratings: readonly number[]) =>
  ratings.map((after, index) => ({
    ...({ match: `m${index}`, discipline: 'singles', length: 'board', ratedAt: index } as const),
    ...{ before: 1500, after, deviation: 60 },
  }));

const SIZE = { width: 400, height: 180 };

const pointsIn = (path: string) =>
  [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe('the chart of a rating', () => {
  it('goes from left to right, higher where the rating is higher', () => {
    const chart = ratingChart(rated(1500, 1560, 1540), SIZE);
    const points = pointsIn(chart?.line ?? '');
    expect(points.map(({ x }) => x)).toEqual([44, 216, 388]);
    const [first, second, third] = points.map(({ y }) => y);
    expect(second).toBeLessThan(third ?? 0);
    expect(third).toBeLessThan(first ?? 0);
    expect(chart?.last).toEqual(points.at(-1));
  });

  it('stays within its frame, however unsure the rating was', () => {
    const unsure = rated(1500, 1700, 1300, 1510).map((each) => ({ ...each, deviation: 350 }));
    const chart = ratingChart(unsure, SIZE);
    for (const { y } of pointsIn(`${chart?.line} ${chart?.band}`)) {
      expect(y).toBeGreaterThanOrEqual(MARGIN.top);
      expect(y).toBeLessThanOrEqual(SIZE.height - MARGIN.bottom);
    }
  });

  it('has a few round figures beside it', () => {
    for (const ratings of [
      [1500, 1510],
      [1200, 1900],
      [900, 2500],
    ]) {
      const ticks = ratingChart(rated(...ratings), SIZE)?.ticks ?? [];
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.every(({ rating }) => rating % 25 === 0)).toBe(true);
    }
  });

  it('is none of nothing', () => {
    expect(ratingChart([], SIZE)).toBeNull();
  });
});
