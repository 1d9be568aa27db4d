import { makeRest, ON_BOARD, type Rest } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { clearanceGoal, clearedBy, type Hand, viewOf } from '../src/index.js';
import { newAppraisal } from '../src/value/goal.js';
import { men, tableOf } from './tables.js';

const QUEEN = 0;
const STRIKER = 19;

/** What rests after a stroke that pocketed these pieces, the queen on the board or not. */
function after(fallen: readonly number[], queenOn: boolean): Rest {
  const rest = makeRest();
  for (const [at, piece] of fallen.entries()) rest.order[at] = piece;
  rest.pocketed = fallen.length;
  if (queenOn) rest.where[QUEEN] = ON_BOARD;
  return rest;
}

describe('clearing the board alone', () => {
  it('counts what falls', () => {
    expect(clearedBy(after([1, 12], true), false, 10)).toMatchObject({ left: 8, back: 0, covering: false });
    expect(clearedBy(after([], true), false, 10)).toMatchObject({ left: 10 });
  });

  it('brings back what fell with the striker', () => {
    expect(clearedBy(after([1, 2, STRIKER], true), false, 10)).toMatchObject({
      left: 10,
      back: 2,
      striker: true,
    });
    expect(clearedBy(after([STRIKER], false), true, 10)).toMatchObject({ left: 10, queenBack: true });
  });

  it('does not let the queen fall first', () => {
    expect(clearedBy(after([QUEEN], false), false, 19)).toMatchObject({ queenBack: true, covering: false });
    expect(clearedBy(after([QUEEN, 3], false), false, 19)).toMatchObject({ left: 17, queenBack: false });
  });

  it('asks for a cover of the queen, at once or by the next stroke', () => {
    expect(clearedBy(after([QUEEN], false), false, 10)).toMatchObject({ left: 10, covering: true });
    expect(clearedBy(after([QUEEN, 4], false), false, 10)).toMatchObject({ left: 8, covering: false });
    expect(clearedBy(after([4], false), true, 10)).toMatchObject({ left: 8, queenBack: false });
    expect(clearedBy(after([], false), true, 10)).toMatchObject({ left: 10, queenBack: true });
  });

  it('does not let the queen be left to the last', () => {
    expect(clearedBy(after([4], true), false, 2)).toMatchObject({ left: 2, back: 1 });
  });

  it('would rather leave a man at the base line than at the far cushion', () => {
    for (const fastest of [3.6, 5, 8]) {
      const left = (x: number, y: number) => valueOfLeaving([{ x, y }], fastest);
      expect(left(0.1, -0.26)).toBeGreaterThan(left(0.1, 0));
      expect(left(0.1, 0)).toBeGreaterThan(left(0.1, 0.354));
      expect(left(-0.1, 0.2)).toBe(left(0.1, 0.2));
    }
  });

  it('knows that a fast hand fells several at once where many lie, a slow one not', () => {
    const gainOfOneLess = (men: number, fastest: number) =>
      valueOfLeaving(scattered(men - 1), fastest) - valueOfLeaving(scattered(men), fastest);
    expect(gainOfOneLess(16, 3.6)).toBeGreaterThan(1.5 * gainOfOneLess(16, 8));
    expect(gainOfOneLess(3, 8)).toBeGreaterThan(gainOfOneLess(3, 3.6));
  });

  it('judges for a hand between those measured between them, and beyond them as at the nearer', () => {
    for (const men of [1, 5, 12]) {
      const by = (fastest: number) => valueOfLeaving(scattered(men), fastest);
      expect(by(5.8)).toBeGreaterThan(Math.min(by(3.6), by(8)));
      expect(by(5.8)).toBeLessThan(Math.max(by(3.6), by(8)));
      expect(by(2)).toBe(by(3.6));
      expect(by(12)).toBe(by(8));
    }
  });
});

/** So many men all over the board. */
const scattered = (men: number) =>
  Array.from({ length: men }, (_, n) => ({ x: ((n * 7) % 17) / 50 - 0.17, y: ((n * 5) % 13) / 25 - 0.24 }));

/** What a board with these men left is worth to a hand whose fastest stroke is this, in m/s. */
function valueOfLeaving(
  lying: readonly { readonly x: number; readonly y: number }[],
  fastest: number,
): number {
  const hand: Hand = { place: 0.004, direction: 0.035, force: 0, push: 0.04, spin: 0, fastest };
  const goal = clearanceGoal(viewOf(tableOf({ men: men(['w1', 0, 0]) })), false, hand);
  const rest = after([], false);
  for (const [n, { x, y }] of lying.entries()) {
    rest.where[n + 1] = ON_BOARD;
    rest.x[n + 1] = x;
    rest.y[n + 1] = y;
  }
  const appraisal = newAppraisal();
  goal.appraise(rest, { x: 0, y: 0, vx: 0, vy: 1 }, appraisal, true);
  return appraisal.value;
}
