import { throwOf } from '../ground.js';

/** Where a disc must come to so that it sends another off in a wanted direction, allowing for the throw. */
export interface Contact {
  /** Where its centre is when they touch. */
  x: number;
  y: number;
  /** The direction it comes in, and the cosine of the cut. */
  ux: number;
  uy: number;
  run: number;
  straight: number;
}

/**
 * From (sx, sy), the contact that sends the disc at (mx, my) off along the unit vector (ux, uy). Friction
 * drags the struck disc along with what strikes it, so the line of centres must lie a little off. Null: it
 * cannot be struck that way.
 */
export function contactFor(
  sx: number,
  sy: number,
  mx: number,
  my: number,
  ux: number,
  uy: number,
  reach: number,
  rub: number,
  stick: number,
): Contact | null {
  let nx = ux;
  let ny = uy;
  let contact: Contact | null = null;
  for (let round = 0; round < 3; round++) {
    const x = mx - nx * reach;
    const y = my - ny * reach;
    const dx = x - sx;
    const dy = y - sy;
    const run = Math.sqrt(dx * dx + dy * dy);
    if (run < 1e-9) return null;
    const straight = (dx * nx + dy * ny) / run;
    if (straight < 0.12) return null;
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
