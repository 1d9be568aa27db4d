import { describe, expect, it } from 'vitest';
import { clockAt, clockText, dayOf, plannedTime } from '../src/event/clock-time.js';

const MINUTE = 60_000;
const set = {
  stage: 1,
  round: 3,
  length: 45 * MINUTE,
  warning: 5 * MINUTE,
  beganAt: null,
  endsAt: null,
  left: null,
};

describe('the clock of a round', () => {
  it('stands at its full length before it runs', () => {
    expect(clockAt(set, 0)).toEqual({ left: 45 * MINUTE, gone: 0, is: 'set', warns: false });
  });

  it('drains by the server’s time, and warns before its end', () => {
    const running = { ...set, beganAt: 0, endsAt: 45 * MINUTE };
    expect(clockAt(running, 9 * MINUTE)).toEqual({
      left: 36 * MINUTE,
      gone: 0.2,
      is: 'running',
      warns: false,
    });
    expect(clockAt(running, 40 * MINUTE)).toMatchObject({ left: 5 * MINUTE, warns: true });
    expect(clockAt(running, 50 * MINUTE)).toEqual({ left: 0, gone: 1, is: 'over', warns: true });
  });

  it('keeps what is left while it is stopped', () => {
    const paused = { ...set, beganAt: 0, left: 2 * MINUTE };
    expect(clockAt(paused, 99 * MINUTE)).toMatchObject({ left: 2 * MINUTE, is: 'paused', warns: true });
  });

  it('is written in minutes and seconds, a second begun until it is over', () => {
    expect([0, 1, 999, 1000, 61_000, 3_600_000, 3_725_000].map(clockText)).toEqual([
      '0:00',
      '0:01',
      '0:01',
      '0:01',
      '1:01',
      '1:00:00',
      '1:02:05',
    ]);
  });
});

it('says the days of an event that goes on', () => {
  const spaced = (text: string): string => text.replaceAll(/\s*–\s*/g, '–');
  expect(spaced(dayOf('2026-11-21', 'en', '2026-11-22'))).toBe('21–22 Nov 2026');
  expect(spaced(dayOf('2026-11-21', 'hi', '2026-11-22'))).toBe('21–22 नव॰ 2026');
});

it('says the weekday of a match that is not on the first day', () => {
  expect(plannedTime('2026-11-21T09:30', 'en', '2026-11-21')).toBe('09:30');
  expect(plannedTime('2026-11-22T09:30', 'en', '2026-11-21')).toBe('Sun 09:30');
  expect(plannedTime('2026-11-22T09:30', 'hi', '2026-11-21')).toBe('रवि 09:30');
  expect(plannedTime('2026-11-22T09:30', 'en', undefined)).toBe('09:30');
});

it('says the day of an event, and what is no date as it was written', () => {
  expect(dayOf('2026-11-18', 'en')).toBe('18 Nov 2026');
  expect(dayOf('2026-11-18', 'hi')).toBe('18 नव॰ 2026');
  expect(dayOf('next Sunday', 'en')).toBe('next Sunday');
});
