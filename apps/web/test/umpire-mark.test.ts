import { describe, expect, it } from 'vitest';
import { drawnOn, isMark, isMarkTooLong, markOf, onPad } from '../src/umpire/sheet/mark.js';

describe('a signature', () => {
  it('is kept as lines and dots on the pad', () => {
    expect(
      markOf([
        [
          { x: 1, y: 2 },
          { x: 30, y: 40 },
        ],
        [{ x: 5, y: 5 }],
      ]),
    ).toBe('M1 2L30 40M5 5L5 5');
  });

  it('stays on the pad and leaves out what nobody sees', () => {
    expect(onPad({ x: -3, y: 500 })).toEqual({ x: 0, y: 120 });
    expect(drawnOn([{ x: 5, y: 5 }], { x: 6, y: 6 })).toHaveLength(1);
    expect(drawnOn([{ x: 5, y: 5 }], { x: 9, y: 6 })).toHaveLength(2);
  });

  it('of minutes of drawing has room in a record, and a pad written full takes no more', () => {
    const line = Array.from({ length: 3600 }, (_, step) => ({ x: step % 320, y: step % 120 }));
    expect(isMarkTooLong(markOf([line]))).toBe(false);
    expect(isMarkTooLong(markOf([line, line, line, line, line]))).toBe(true);
  });

  it('from elsewhere is drawn only if it is a path', () => {
    expect(isMark('M1 2L3 4')).toBe(true);
    expect(isMark('M0 0"><script>')).toBe(false);
    expect(isMark(null)).toBe(false);
  });
});
