import { describe, expect, it } from 'vitest';
import { COLLECTION } from '../src/collection/data.js';
import {
  allShots,
  CALENDARS,
  readCollection,
  shotById,
  shotOfDay,
  writeCollection,
} from '../src/collection/index.js';
import { dayFromNumber, dayNumber, difficultyOf, SHOT_THEMES } from '../src/index.js';

describe('the collection', () => {
  it('has at least 400 shots, 40 a theme, each with an id of its own', () => {
    expect(allShots().length).toBeGreaterThanOrEqual(400);
    for (const theme of SHOT_THEMES)
      expect(allShots().filter((shot) => shot.theme === theme).length).toBeGreaterThanOrEqual(40);
    expect(new Set(allShots().map(({ id }) => id)).size).toBe(allShots().length);
    expect(shotById(allShots()[7]?.id ?? '')).toBe(allShots()[7]);
    expect(shotById('cut-999')).toBeNull();
  });

  it('is the same when it is read and written again', () => {
    expect(writeCollection(allShots())).toBe(COLLECTION);
  });

  it.each([
    ['', 'not-a-collection'],
    ['opencarrom-shots 9 slide-2 0 811c9dc5\n', 'unknown-version'],
    [COLLECTION.replace('slide-2', 'slide-9'), 'other-physics'],
    [COLLECTION.replace(/\d(?=\|)/, (digit) => String(9 - Number(digit))), 'damaged'],
    [COLLECTION.slice(0, -200), 'damaged'],
  ])('names what is wrong with a damaged one %#', (text, code) => {
    expect(readCollection(text)).toMatchObject({ error: { code } });
  });
});

describe('the daily shot', () => {
  const days = Array.from({ length: 371 }, (_, n) => dayFromNumber(dayNumber('2026-11-16') + n));

  it('never comes twice within a year', () => {
    expect(new Set(days.map((day) => shotOfDay(day).id)).size).toBe(days.length);
  });

  it('is stable for ever', () => {
    // Fixed when the first calendar was made: a day's shot is never another.
    expect(['2026-11-18', '2026-12-25', '2027-06-01'].map((day) => shotOfDay(day).id)).toMatchInlineSnapshot(`
      [
        "keep-013",
        "cut-030",
        "double-007",
      ]
    `);
    expect(CALENDARS[0]?.weeks.length).toBe(53);
  });

  it('is harder from Monday to Sunday', () => {
    const mean = (weekday: number): number => {
      const hard = days.filter((_, n) => n % 7 === weekday).map((day) => difficultyOf(shotOfDay(day)));
      return hard.reduce((sum, each) => sum + each, 0) / hard.length;
    };
    const means = [0, 1, 2, 3, 4, 5, 6].map(mean);
    expect(means).toEqual([...means].sort((a, b) => a - b));
  });
});
