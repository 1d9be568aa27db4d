import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DayError, dailyStreak, dayFromNumber, dayNumber, idOfDay, weekdayOf, weekOf } from '../src/index.js';

const WEEKS = [
  ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'],
  ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'],
];
const FIRST = { from: '2026-11-16', weeks: WEEKS };

describe('a day of the calendar', () => {
  it('has a number, and the number its day', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('2026-11-18')).toBe(Date.UTC(2026, 10, 18) / 86_400_000);
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 200_000 }), (number) => {
        expect(dayFromNumber(number)).toBe(new Date(number * 86_400_000).toISOString().slice(0, 10));
        expect(dayNumber(dayFromNumber(number))).toBe(number);
      }),
    );
  });

  it('is one of its week', () => {
    expect(weekdayOf(dayNumber('2026-11-16'))).toBe(0);
    expect(weekOf('2026-11-18')).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it.each(['2026-2-1', '2026-02-30', 'today', '', '2026-11-18T10:00:00Z'])(
    'is refused by name: %s',
    (day) => {
      expect(() => dayNumber(day)).toThrow(DayError);
    },
  );
});

describe('the calendar', () => {
  it('goes by the day of the week, and begins again after its last week', () => {
    expect(idOfDay([FIRST], '2026-11-16')).toBe('a1');
    expect(idOfDay([FIRST], '2026-11-22')).toBe('a7');
    expect(idOfDay([FIRST], '2026-11-25')).toBe('b3');
    expect(idOfDay([FIRST], '2026-11-30')).toBe('a1');
    expect(idOfDay([FIRST], '2026-11-15')).toBe('b7');
  });

  it('leaves every day as it was when another is added', () => {
    const next = { from: '2027-01-04', weeks: [['z1', 'z2', 'z3', 'z4', 'z5', 'z6', 'z7']] };
    for (const day of ['2026-11-10', '2026-12-31', '2027-01-03'])
      expect(idOfDay([FIRST, next], day)).toBe(idOfDay([FIRST], day));
    expect(idOfDay([FIRST, next], '2027-01-04')).toBe('z1');
  });
});

describe('a streak', () => {
  it('counts the days in a row up to today, or to yesterday while today is open', () => {
    const done = ['2026-11-18', '2026-11-16', '2026-11-17', '2026-11-10'];
    expect(dailyStreak(done, '2026-11-18')).toEqual({ current: 3, best: 3, isDoneToday: true });
    expect(dailyStreak(done, '2026-11-19')).toEqual({ current: 3, best: 3, isDoneToday: false });
    expect(dailyStreak(done, '2026-11-20')).toEqual({ current: 0, best: 3, isDoneToday: false });
  });

  it('goes over the turn of a month and a year, and counts a day once', () => {
    const done = ['2027-12-31', '2028-01-01', '2028-01-01', '2028-02-29', '2028-03-01', '2028-02-28'];
    expect(dailyStreak(done, '2028-01-01').current).toBe(2);
    expect(dailyStreak(done, '2028-03-01')).toEqual({ current: 3, best: 3, isDoneToday: true });
    expect(dailyStreak([], '2028-03-01')).toEqual({ current: 0, best: 0, isDoneToday: false });
  });
});
