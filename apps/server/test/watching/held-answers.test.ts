import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeldAnswers } from '../../src/watching/held-answers.js';

describe('somebody whose answer has to wait', () => {
  let held: HeldAnswers;
  beforeEach(() => {
    vi.useFakeTimers();
    held = new HeldAnswers(Date.now);
  });
  afterEach(() => {
    held.stop();
    vi.useRealTimers();
  });

  it('hears of it again and again, until it is there', () => {
    const tell = vi.fn();
    const answered = held.hold(tell);
    vi.advanceTimersByTime(900);
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(tell).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_200);
    expect(tell).toHaveBeenCalledTimes(2);
    answered();
    vi.advanceTimersByTime(5_000);
    expect(tell).toHaveBeenCalledTimes(2);
  });
});
