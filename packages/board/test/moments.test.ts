import { ICF } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { type MomentKind, showMoment } from '../src/draw/moments.js';

/** A board that only remembers whether something is painted on it, and frames that come when they are asked for. */
function stage(kind: MomentKind) {
  let painted = false;
  let next: ((now: number) => void) | null = null;
  const setOver = (paint: unknown): void => {
    painted = paint !== null;
  };
  const end = showMoment({ setOver }, kind, {
    equipment: ICF,
    pockets: ['NE'],
    frames: {
      request: (draw) => {
        next = draw;
        return 1;
      },
      cancel: () => {
        next = null;
      },
    },
  });
  const at = (now: number) => {
    const draw = next;
    next = null;
    draw?.(now);
  };
  return { at, end, isPainted: () => painted, isWaiting: () => next !== null };
}

describe('a moment on the board', () => {
  it.each(['queen', 'covered', 'last', 'slam'] as const)(
    '%s: is short, and leaves the board as it was',
    (kind) => {
      const { at, isPainted, isWaiting } = stage(kind);
      at(5000);
      expect(isPainted()).toBe(true);
      at(5500);
      expect(isPainted()).toBe(true);
      at(7000);
      expect(isPainted()).toBe(false);
      expect(isWaiting()).toBe(false);
    },
  );

  it('ends at once for whoever has seen enough, and ending it twice is ending it', () => {
    const { at, end, isPainted, isWaiting } = stage('slam');
    at(0);
    end();
    expect(isPainted()).toBe(false);
    expect(isWaiting()).toBe(false);
    end();
    expect(isPainted()).toBe(false);
  });
});
