import type { BoardMeasures } from '../table/measures.js';
import type { View } from '../table/view.js';
import { isWayFree } from './free-way.js';
import { pocketXOf, pocketYOf, type WayToPocket } from './pots.js';

/** The four cushions of the view, N, E, S, W: the way out of the board across each. */
export const CUSHION_X = [0, 1, 0, -1] as const;
export const CUSHION_Y = [1, 0, -1, 0] as const;

/** What a cushion makes of a slope: how far along it per how far from it, before and after. */
function slopeAfter(g: BoardMeasures, before: number): number {
  const { restitution, friction } = g.cushion;
  const steep = Math.abs(before);
  // The rim sticks and begins to turn, or slips: whichever takes less.
  const taken = Math.min(friction * (1 + restitution), steep / 3);
  return (Math.sign(before) * (steep - taken)) / restitution;
}

/**
 * A disc goes `down` to the cushion, then `up` from it, and should come `along` further on: the slope to go in with.
 * Its way is straight in the slope while the rim sticks, and straight again, otherwise, where it slips.
 */
function slopeFor(g: BoardMeasures, down: number, up: number, along: number): number {
  const { restitution, friction } = g.cushion;
  const after = up / restitution;
  const most = friction * (1 + restitution);
  const sticking = Math.abs(along) / (down + (2 * after) / 3);
  const slope = sticking / 3 <= most ? sticking : (Math.abs(along) + most * after) / (down + after);
  return Math.sign(along) * slope;
}

export interface Bounce {
  /** Where the disc's centre turns. */
  readonly x: number;
  readonly y: number;
  /** The directions before and after, unit vectors, and the lengths. */
  readonly ux: number;
  readonly uy: number;
  readonly first: number;
  readonly vx: number;
  readonly vy: number;
  readonly second: number;
  /** Of the speed, how much is left after the cushion. */
  readonly left: number;
}

/** The way of a disc from one point to another off a cushion. Null: not off that one. */
export function bounceOff(
  g: BoardMeasures,
  cushion: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  radius: number,
): Bounce | null {
  const cx = CUSHION_X[cushion];
  const cy = CUSHION_Y[cushion];
  const limit = g.half - radius;
  const down = limit - (ax * cx + ay * cy);
  const up = limit - (bx * cx + by * cy);
  if (down < 1e-4 || up < 1e-4) return null;
  const along = (bx - ax) * cy - (by - ay) * cx;
  const slope = slopeFor(g, down, up, along);
  const after = slopeAfter(g, slope);
  const x = ax + cx * down + cy * slope * down;
  const y = ay + cy * down - cx * slope * down;
  if (Math.abs(x) > limit + 1e-9 || Math.abs(y) > limit + 1e-9) return null;
  const first = down * Math.sqrt(1 + slope * slope);
  const second = up * Math.sqrt(1 + after * after);
  const { restitution } = g.cushion;
  const left = (restitution * Math.sqrt(1 + after * after)) / Math.sqrt(1 + slope * slope);
  return {
    x,
    y,
    ux: (x - ax) / first,
    uy: (y - ay) / first,
    first,
    vx: (bx - x) / second,
    vy: (by - y) / second,
    second,
    left,
  };
}

/** The ways of one man into the pockets off one cushion. */
export function bankWays(view: View, man: number): WayToPocket[] {
  const { measures: g, x, y } = view;
  const ways: WayToPocket[] = [];
  for (let pocket = 0; pocket < 4; pocket++) {
    const bx = pocketXOf(g, pocket);
    const by = pocketYOf(g, pocket);
    for (let cushion = 0; cushion < 4; cushion++) {
      // Off a cushion at whose end the pocket lies there is no bank.
      if (CUSHION_X[cushion] * bx + CUSHION_Y[cushion] * by > 0) continue;
      const bounce = bounceOff(g, cushion, x[man], y[man], bx, by, g.man);
      if (!bounce) continue;
      if (!isWayFree(view, x[man], y[man], bounce.x, bounce.y, 2 * g.man, man)) continue;
      if (!isWayFree(view, bounce.x, bounce.y, bx, by, 2 * g.man, man)) continue;
      ways.push({
        man,
        pocket,
        ux: bounce.ux,
        uy: bounce.uy,
        cost: g.drag * (bounce.first + bounce.second / (bounce.left * bounce.left)),
        spread: bounce.first + bounce.second,
        left: bounce.left,
        kind: 'bank',
        target: man,
      });
    }
  }
  return ways;
}
