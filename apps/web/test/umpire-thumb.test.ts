import { describe, expect, it } from 'vitest';
import { QUIET } from '../src/ui/steady.js';
import { Thumb } from '../src/umpire/stroke/thumb.js';

function tap(thumb: Thumb, key: string, down: number): boolean {
  thumb.press(down);
  return thumb.isMeant({ detail: 1, timeStamp: down + 40 }, key);
}

function beforePlay(): Thumb {
  const thumb = new Thumb();
  thumb.means('before play', 0);
  return thumb;
}

describe('the umpire’s thumb', () => {
  it('taps twice, and nothing is entered by the second tap', () => {
    const thumb = beforePlay();
    expect(tap(thumb, 'Play', 5000)).toBe(true);
    thumb.means('first stroke', 5045);
    expect(tap(thumb, 'Elbow over', 5180)).toBe(false);
    expect(tap(thumb, 'One own coin', 5180)).toBe(false);
  });

  it('enters two strokes as fast as they can be meant', () => {
    const thumb = beforePlay();
    expect(tap(thumb, 'One own coin', 5000)).toBe(true);
    thumb.means('second stroke', 5045);
    expect(tap(thumb, 'One own coin', 5400)).toBe(true);
    thumb.means('third stroke', 5445);
    expect(tap(thumb, 'Nothing fell', 5800)).toBe(true);
  });

  it('goes from a piece to "Rule" as fast as it likes, but takes nothing off by a second tap', () => {
    const thumb = beforePlay();
    expect(tap(thumb, 'Striker', 5000)).toBe(true);
    expect(tap(thumb, 'Striker', 5180)).toBe(false);
    expect(tap(thumb, 'Get ruling', 5250)).toBe(true);
  });

  it('takes off what it noted, a moment later', () => {
    const thumb = beforePlay();
    tap(thumb, 'Striker', 5000);
    expect(tap(thumb, 'Striker', 5000 + QUIET)).toBe(true);
  });

  it('is no keyboard: there every press counts', () => {
    const thumb = beforePlay();
    const press = (timeStamp: number) => thumb.isMeant({ detail: 0, timeStamp }, 'Striker');
    expect([press(5000), press(5100)]).toEqual([true, true]);
  });
});
