import { describe, expect, it } from 'vitest';
import { MatchClock } from '../src/match-clock.js';

function clockAt(start: number) {
  const time = { now: start };
  return { time, clock: new MatchClock(() => time.now) };
}

describe('where the match’s clock is', () => {
  it('goes by the quickest answer, half of whose way it took to come', () => {
    const { time, clock } = clockAt(10_000);
    clock.told(500, false, 9_800);
    expect(clock.now()).toBe(600);
    time.now = 11_000;
    clock.told(1_500, false, 10_000);
    expect([clock.now(), clock.lag]).toEqual([1_600, 200]);
    time.now = 12_000;
    clock.told(2_650, false, 11_980);
    expect([clock.now(), clock.lag]).toEqual([2_660, 20]);
  });

  it('goes by what happens rather than by an older word that it stands', () => {
    const { time, clock } = clockAt(0);
    clock.told(1_000, true, 0);
    time.now = 5_000;
    expect(clock.now()).toBe(1_000);
    clock.heardOf(4_500);
    clock.told(1_000, true, 4_990);
    time.now = 5_500;
    expect([clock.stands, clock.now(), clock.lag]).toEqual([false, 5_000, 0]);
    clock.told(5_100, false, 5_490);
    expect(clock.now()).toBe(5_105);
  });

  it('sees that it was held up', () => {
    const { time, clock } = clockAt(0);
    clock.told(0, false, 0);
    time.now = 9_000;
    clock.told(6_000, false, 8_960);
    expect(clock.now()).toBe(6_020);
  });

  it('forgets what it knew before it may have stood', () => {
    const { time, clock } = clockAt(0);
    clock.told(0, false, 0);
    time.now = 9_000;
    clock.doubt();
    clock.told(2_000, false, 8_000);
    expect(clock.now()).toBe(2_500);
  });
});
