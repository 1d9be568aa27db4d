import { describe, expect, it } from 'vitest';
import { QUIET, Steady } from '../src/ui/steady.js';

/** A press that goes down at one time and is let go at another. */
function tap(steady: Steady, down: number, up = down + 60): boolean {
  steady.press(down);
  return steady.isMeant({ detail: 1, timeStamp: up });
}
const key = (steady: Steady, at: number) => steady.isMeant({ detail: 0, timeStamp: at });

function atADue(): Steady {
  const steady = new Steady();
  steady.means('w1', 1000);
  return steady;
}

describe('a button that changes under the hand', () => {
  it('does what it says from the first', () => {
    expect(tap(atADue(), 1010)).toBe(true);
    expect(key(atADue(), 1010)).toBe(true);
  });

  it('lets the second tap of two do nothing, and a later one what it says', () => {
    const steady = atADue();
    expect(tap(steady, 5000)).toBe(true);
    steady.means('strike', 5065);
    expect(tap(steady, 5150)).toBe(false);
    expect(tap(steady, 5065 + QUIET)).toBe(true);
  });

  it('does the same between two men to be put down', () => {
    const steady = atADue();
    expect(tap(steady, 5000)).toBe(true);
    steady.means('w2', 5065);
    expect(tap(steady, 5200)).toBe(false);
    expect(key(steady, 5200)).toBe(false);
    expect(key(steady, 5800)).toBe(true);
  });

  it('takes no press that began before the change, however late it is let go', () => {
    const steady = atADue();
    steady.press(4990);
    steady.means('strike', 5000);
    expect(steady.isMeant({ detail: 1, timeStamp: 7000 })).toBe(false);
  });

  it('is pressed by programs that have no hand', () => {
    const steady = atADue();
    expect(tap(steady, 2000)).toBe(true);
    steady.means('strike', 2060);
    expect(steady.isMeant({ detail: 1, timeStamp: 2200 })).toBe(false);
    expect(steady.isMeant({ detail: 1, timeStamp: 3000 })).toBe(true);
  });

  it('is quiet as well when something else was pressed just before it came', () => {
    const steady = new Steady();
    steady.press(900);
    steady.means('strike', 1000);
    expect(tap(steady, 1100)).toBe(false);
  });

  it('is quiet again when it comes back', () => {
    const steady = atADue();
    steady.means(null, 2000);
    steady.means('strike', 9000);
    expect(tap(steady, 9100)).toBe(false);
    steady.means('strike', 9200);
    expect(tap(steady, 9000 + QUIET)).toBe(true);
  });
});
