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

  it('knows which zones there are', () => {
    expect(isZone('Asia/Kolkata')).toBe(true);
    expect(isZone('Asia/Carromabad')).toBe(false);
  });
});
