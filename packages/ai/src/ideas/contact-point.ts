import type { Point } from '@opencarrom/physics';
import { type BoardMeasures, throwOf } from '../table/measures.js';

/** Where a disc must come to so that it sends another off in a wanted direction, allowing for the throw. */
export interface ContactPoint {
  /** Where its centre is when they touch. */
  x: number;
  y: number;
  /** The direction it comes in, and the cosine of the cut. */
  ux: number;
  uy: number;
  run: number;
  straight: number;
}

/** How two discs meet: how far apart their centres are, the friction of their rims, and where they stick. */
export interface DiscPair {
  readonly reach: number;
  readonly rub: number;
  readonly stick: number;
}

export const strikerOnMan = ({ reach, rub, stick }: BoardMeasures): DiscPair => ({ reach, rub, stick });
export const manOnMan = ({ man, rub, stickMen }: BoardMeasures): DiscPair => ({
  reach: 2 * man,
  rub,
  stick: stickMen,
});

/** Thinner than this nothing is met on purpose. */
const THINNEST = 0.12;

/**
 * From a point, the contact that sends the disc `struck` off along a unit vector. Friction drags the struck
 * disc along with what strikes it, so the line of centres must lie a little off. Null: it cannot be struck
 * that way.
 */
export function contactFor(
  from: Point,
  struck: Point,
  { ux, uy }: { readonly ux: number; readonly uy: number },
  { reach, rub, stick }: DiscPair,
): ContactPoint | null {
  let nx = ux;
  let ny = uy;
  let contact: ContactPoint | null = null;
  for (let round = 0; round < 3; round++) {
    const x = struck.x - nx * reach;
    const y = struck.y - ny * reach;
    const dx = x - from.x;
    const dy = y - from.y;
    const run = Math.sqrt(dx * dx + dy * dy);
    if (run < 1e-9) return null;
    const straight = (dx * nx + dy * ny) / run;
    if (straight < THINNEST) return null;
    contact = { x, y, ux: dx / run, uy: dy / run, run, straight };
    // Across the line of centres, the way the striking disc goes.
    const across = (dy * nx - dx * ny) / run;
    const slope = Math.sign(across) * throwOf(Math.abs(across) / straight, rub, stick);
    // The man leaves along n + slope·t, t being n turned left: turn n back so that this is u.
    const length = Math.sqrt(1 + slope * slope);
    nx = (ux + slope * uy) / length;
    ny = (uy - slope * ux) / length;
  }
  return contact;
}
