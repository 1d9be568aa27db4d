import type { Point } from '@opencarrom/physics';
import type { Theme } from '../themes.js';
import type { DiscPainter } from './disc-painter.js';
import { disc, faded, type Pen } from './picture.js';

/** A magnifying glass over a point of the board, shown beside it. */
export interface MagnifierPicture {
  readonly over: Point;
}

const MAGNIFIED = 2.1;
/** The glass, as a share of the board's side. */
const SIZE = 0.155;

/** Where the glass is, in device pixels. */
export interface Glass extends Point {
  readonly r: number;
}

/** Draws the scene again, larger, in a round glass that covers neither the point nor, likely, the finger. */
export function drawMagnifier(
  pen: Pen,
  painter: DiscPainter,
  theme: Theme,
  { over }: MagnifierPicture,
  drawScene: () => void,
): Glass {
  const side = Math.min(pen.canvas.width, pen.canvas.height);
  const r = side * SIZE;
  const x = painter.x(over);
  const y = painter.y(over);
  const at = placeFor(pen, x, y, r);
  pen.save();
  pen.shadowColor = 'rgba(0, 0, 0, 0.6)';
  pen.shadowBlur = r * 0.18;
  pen.shadowOffsetY = r * 0.06;
  disc(pen, at.x, at.y, r);
  // Beyond the frame there is the dark of the room.
  pen.fillStyle = theme.cushion;
  pen.fill();
  pen.restore();
  pen.save();
  disc(pen, at.x, at.y, r);
  pen.clip();
  pen.translate(at.x, at.y);
  pen.scale(MAGNIFIED, MAGNIFIED);
  pen.translate(-x, -y);
  drawScene();
  pen.restore();
  disc(pen, at.x, at.y, r);
  pen.lineWidth = r * 0.05;
  pen.strokeStyle = theme.aim.ring;
  pen.stroke();
  disc(pen, at.x, at.y, r * 0.965);
  pen.lineWidth = r * 0.02;
  pen.strokeStyle = faded(theme.aim.under, 0.6);
  pen.stroke();
  return { ...at, r };
}

/** Beside the point, on the side with more room, and higher, since the finger draws from below. */
function placeFor(pen: Pen, x: number, y: number, r: number): Point {
  const { width, height } = pen.canvas;
  const margin = r * 1.08;
  const aside = x < width / 2 ? x + r * 1.75 : x - r * 1.75;
  return {
    x: Math.min(Math.max(aside, margin), width - margin),
    y: Math.min(Math.max(y - r * 0.7, margin), height - margin),
  };
}
