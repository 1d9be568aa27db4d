import { describe, expect, it } from 'vitest';
import { isZone, nextWeekly } from '../../src/clubs/weekly.js';

const at = (iso: string): number => Date.parse(iso);
const next = (weekday: number, time: string, zone: string, after: string): string =>
  new Date(nextWeekly({ weekday, time, zone }, at(after))).toISOString();

describe('every week', () => {
  it.each([
    // Saturday in Pune is still Saturday in UTC, five and a half hours earlier.
    [6, '19:30', 'Asia/Kolkata', '2026-11-17T12:00:00Z', '2026-11-21T14:00:00.000Z'],
    // On the day itself: before the time it is today, at the time it is in a week.
    [6, '19:30', 'Asia/Kolkata', '2026-11-21T13:59:59Z', '2026-11-21T14:00:00.000Z'],
    [6, '19:30', 'Asia/Kolkata', '2026-11-21T14:00:00Z', '2026-11-28T14:00:00.000Z'],
    // A Monday morning in Auckland is a Sunday in UTC.
    [1, '09:00', 'Pacific/Auckland', '2026-11-17T00:00:00Z', '2026-11-22T20:00:00.000Z'],
    // A Sunday evening in Los Angeles is a Monday in UTC.
    [0, '20:00', 'America/Los_Angeles', '2026-11-17T00:00:00Z', '2026-11-23T04:00:00.000Z'],
  ])('day %i at %s in %s, after %s', (weekday, time, zone, after, wanted) => {
    expect(next(weekday, time, zone, after)).toBe(wanted);
  });

  it('stays at the same time by the clocks there when these are put forward and back', () => {
    // Rome: summer time ends on 25 October 2026 and begins on 28 March 2027.
    expect(next(0, '18:00', 'Europe/Rome', '2026-10-18T17:00:00Z')).toBe('2026-10-25T17:00:00.000Z');
    expect(next(0, '18:00', 'Europe/Rome', '2026-10-12T00:00:00Z')).toBe('2026-10-18T16:00:00.000Z');
    expect(next(0, '18:00', 'Europe/Rome', '2027-03-22T00:00:00Z')).toBe('2027-03-28T16:00:00.000Z');
  });

  it.each([
    // Clocks go forward at 02:00 on Sunday 14 March 2027.
    [
      'Sunday 23:30, a week before',
      0,
      '23:30',
      'America/New_York',
      '2027-03-08T04:00:00Z',
      '2027-03-08T04:30:00.000Z',
    ],
    [
      'Sunday 23:30, that week',
      0,
      '23:30',
      'America/New_York',
      '2027-03-08T04:30:00Z',
      '2027-03-15T03:30:00.000Z',
    ],
    [
      'Sunday 23:00, asked on Saturday night',
      0,
      '23:00',
      'America/New_York',
      '2027-03-14T04:30:00Z',
      '2027-03-15T03:00:00.000Z',
    ],
    [
      'the missing Sunday 02:30',
      0,
      '02:30',
      'America/New_York',
      '2027-03-10T00:00:00Z',
      '2027-03-14T07:30:00.000Z',
    ],
    [
      'the first Sunday 01:30 of two',
      0,
      '01:30',
      'America/New_York',
      '2027-11-03T00:00:00Z',
      '2027-11-07T05:30:00.000Z',
    ],
    [
      'no second Sunday 01:30',
      0,
      '01:30',
      'America/New_York',
      '2027-11-07T05:30:00Z',
      '2027-11-14T06:30:00.000Z',
    ],
    // Clocks go forward at 01:00 on Sunday 28 March 2027.
    [
      'Sunday 23:30, that week',
      0,
      '23:30',
      'Europe/London',
      '2027-03-21T23:30:00Z',
      '2027-03-28T22:30:00.000Z',
    ],
    [
      'the missing Sunday 01:30',
      0,
      '01:30',
      'Europe/London',
      '2027-03-25T00:00:00Z',
      '2027-03-28T01:30:00.000Z',
    ],
    // Clocks jump from Saturday 23:00 to Sunday 00:00.
    [
      'the missing Saturday 23:30, which is Sunday 00:30',
      6,
      '23:30',
      'America/Nuuk',
      '2027-03-28T01:10:00Z',
      '2027-03-28T01:30:00.000Z',
    ],
    ['a zone by its old name', 6, '19:30', 'IST', '2026-11-17T12:00:00Z', '2026-11-21T14:00:00.000Z'],
  ])('finds %s (day %i at %s in %s)', (_what, weekday, time, zone, after, wanted) => {
    expect(next(weekday, time, zone, after)).toBe(wanted);
  });

  it('knows which zones there are', () => {
    expect(isZone('Asia/Kolkata')).toBe(true);
    expect(isZone('Asia/Carromabad')).toBe(false);
  });
});
