import type { Equipment } from '@opencarrom/physics';
import { type FrameShown, frameBreadth, reachOf } from '../camera.js';
import type { Theme } from '../themes.js';
import { paintBoardShadow, paintFrame } from './frame.js';
import { paintMarkings } from './markings.js';
import { makeSheet, type Picture } from './picture.js';
import { paintPockets } from './pockets.js';
import { paintInnerShadow, paintSurface } from './surface.js';

/**
 * The empty board as one picture of `size` device pixels square, seen after so many quarter turns: the wood
 * turns with the board, the light stays where it is.
 */
export function paintBoard(
  equipment: Equipment,
  theme: Theme,
  shown: FrameShown,
  size: number,
  quarters: number,
): Picture {
  const { pen, done } = makeSheet(size, size);
  const pixels = size / (2 * reachOf(equipment, shown));
  const half = equipment.surface / 2;
  const corner = equipment.pocket / 2;
  const shape = { half, breadth: frameBreadth(equipment, shown), corner };
  pen.setTransform(pixels, 0, 0, pixels, size / 2, size / 2);
  if (shown === 'full') paintBoardShadow(pen, shape, pixels);
  paintFrame(pen, theme, shape, quarters);
  paintSurface(pen, theme, half, corner, (quarters * Math.PI) / 2);
  paintMarkings(pen, theme, equipment, pixels, Math.ceil(size));
  paintInnerShadow(pen, theme, half, corner);
  paintPockets(pen, theme, equipment);
  return done();
}
