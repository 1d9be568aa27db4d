import { describe, expect, it } from 'vitest';
import { clockAt, clockText, dayOf } from '../src/event/clock-time.js';

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

it('says the day of an event, and what is no date as it was written', () => {
  expect(dayOf('2026-11-18', 'en')).toBe('Nov 18, 2026');
  expect(dayOf('next Sunday', 'en')).toBe('next Sunday');
});
