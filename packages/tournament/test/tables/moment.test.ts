import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minuteIn, readMoment, writeMoment } from '../../src/tables/moment.js';

const minuteOf = (text: string): number => readMoment(text)?.minute ?? Number.NaN;

describe('a moment', () => {
  it('is read and written as the calendar has it, through every leap year', () => {
    const earliest = Date.UTC(100, 0, 1);
    fc.assert(
      fc.property(
        fc.date({ min: new Date(earliest), max: new Date('9998-12-31'), noInvalidDate: true }),
        (date) => {
          const text = date.toISOString().slice(0, 16);
          expect(writeMoment(minuteOf(text), '')).toBe(text);
          const after = new Date(date.getTime() + 47 * 3_600_000).toISOString().slice(0, 16);
          expect(writeMoment(minuteOf(text) + 47 * 60, '')).toBe(after);
        },
      ),
    );
  });

  it.each(['0000-03-01', '0001-01-01', '1900-03-01', '2000-02-29', '2000-12-31', '2100-03-01', '2400-02-29'])(
    'is as many minutes from another as the calendar has: %s',
    (text) => {
      const epoch = '1970-01-01';
      expect(minuteOf(text) - minuteOf(epoch)).toBe(Date.parse(text) / 60_000);
      expect(writeMoment(minuteOf(text), 'Z')).toBe(`${text}T00:00Z`);
    },
  );

  it.each([
    '2100-02-29',
    '1900-02-29',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-03-00',
    '2026-03-07T24:00',
    '2026-03-07T09:60',
    '2026-03-07T09:30:60',
    '2026-03-07 09:30',
    '7 March 2026',
    '2026-03-07T09:30+5',
    '2026-03-07T09:30+25:00',
    '2026-03-07T09:30+05:75',
    '',
  ])('is not %s', (text) => {
    expect(readMoment(text)).toBeNull();
  });

  it('knows whether a time of day was said, and the zone', () => {
    expect(readMoment('2024-02-29')).toMatchObject({ zone: '', hasTime: false });
    expect(readMoment('2026-03-07T00:00:59.5+05:30')).toMatchObject({ zone: '+05:30', hasTime: true });
    expect(minuteOf('2026-03-07')).toBe(minuteOf('2026-03-07T00:00Z'));
  });

  it('is told by the clock of another zone', () => {
    const noon = readMoment('2026-03-07T12:00Z');
    expect(noon && minuteIn(noon, '+05:30')).toBe(minuteOf('2026-03-07T17:30'));
    expect(noon && minuteIn(noon, '-01:15')).toBe(minuteOf('2026-03-07T10:45'));
    expect(noon && minuteIn(noon, 'Z')).toBe(minuteOf('2026-03-07T12:00'));
  });

  it('cannot be told by another clock where one says no zone', () => {
    const wall = readMoment('2026-03-07T12:00');
    expect(wall && minuteIn(wall, 'Z')).toBeNull();
    expect(wall && minuteIn(wall, '')).toBe(minuteOf('2026-03-07T12:00'));
  });
});
