import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockGoesOnAt, RoomClock } from '../../src/rooms/room-clock.js';

describe('where a match’s clock goes on', () => {
  const led = { startedAt: 100_000, pausedMs: 2_000, stoodAt: null, ledUntil: null, latest: 30_000 };

  it('is where it was put down', () => {
    expect(clockGoesOnAt({ ...led, stoodAt: 41_000, ledUntil: 999_000 })).toBe(41_000);
  });

  it('is where its leader was last seen, who died', () => {
    expect(clockGoesOnAt({ ...led, ledUntil: 140_000 })).toBe(38_000);
  });

  it('is the last event where nothing else is known, and never before it', () => {
    expect(clockGoesOnAt(led)).toBe(30_000);
    expect(clockGoesOnAt({ ...led, stoodAt: 29_000 })).toBe(30_000);
    expect(clockGoesOnAt({ ...led, ledUntil: 101_000 })).toBe(30_000);
  });
});

describe('a match’s clock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());
  const clockAt = (from: number, speed = 1) => new RoomClock(from, Date.now, speed);

  it('stands until it is started, and then runs', () => {
    const clock = clockAt(5_000);
    vi.advanceTimersByTime(60_000);
    expect(clock.now()).toBe(5_000);
    clock.start();
    vi.advanceTimersByTime(700);
    clock.start();
    vi.advanceTimersByTime(300);
    expect(clock.now()).toBe(6_000);
  });

  it('wakes when it has come so far, not while it stands', () => {
    const clock = clockAt(5_000);
    const woken = vi.fn();
    clock.wake(6_000, woken);
    vi.advanceTimersByTime(60_000);
    expect(woken).not.toHaveBeenCalled();
    clock.start();
    vi.advanceTimersByTime(999);
    expect(woken).not.toHaveBeenCalled();
    vi.advanceTimersByTime(101);
    expect(woken).toHaveBeenCalledOnce();
  });

  it('wakes nobody who has called it off', () => {
    const clock = clockAt(0);
    clock.start();
    const woken = vi.fn();
    clock.wake(10, woken)();
    vi.advanceTimersByTime(1_000);
    expect(woken).not.toHaveBeenCalled();
  });

  it('runs as fast as it is told to', () => {
    const clock = clockAt(0, 50);
    clock.start();
    const woken = vi.fn();
    clock.wake(5_000, woken);
    vi.advanceTimersByTime(100);
    expect(clock.now()).toBe(5_000);
    expect(woken).toHaveBeenCalledOnce();
  });
});
