import { glimpseOn, type PieceId, type Trace } from '@opencarrom/physics';
import type { Canvas } from './canvas.js';
import { LOOKS } from './looks.js';
import type { Colour } from './raster.js';
import type { Facing } from './seen-from.js';

/** Which way a stroke goes, before it does. */
export interface Heading {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

const DASHES = 9;

/** Dashes on the way the striker will take. */
export function paintAim(canvas: Canvas, { x, y, vx, vy }: Heading, seen: Facing): void {
  const speed = Math.sqrt(vx * vx + vy * vy) || 1;
  const [dx, dy] = [vx / speed, vy / speed];
  const first = canvas.equipment.striker.diameter / 2 + 0.01;
  for (let dash = 0; dash < DASHES; dash++) {
    const from = first + dash * 0.022;
    const a = seen({ x: x + dx * from, y: y + dy * from });
    const b = seen({ x: x + dx * (from + 0.012), y: y + dy * (from + 0.012) });
    canvas.stroke(a.x, a.y, b.x, b.y, 0.0058, LOOKS.ink, 0.55 * (1 - dash / DASHES));
    canvas.stroke(a.x, a.y, b.x, b.y, 0.0034, LOOKS.aim, 1.2 - dash / DASHES);
  }
}

/** In metres: seen in a picture as small as a messenger shows it. */
const BREADTH = 0.0046;

/** Where the striker went, and each piece that fell. */
export function paintWays(canvas: Canvas, { slowing, start, paths, fallen }: Trace, seen: Facing): void {
  const shown = (id: PieceId): boolean => id === 'striker' || fallen.some((fall) => fall.id === id);
  for (const path of paths) {
    if (!shown(path.id)) continue;
    const radius = start.find(({ id }) => id === path.id)?.radius ?? 0;
    const a = seen(path);
    const b = seen(glimpseOn(path, path.until, slowing, radius));
    canvas.stroke(a.x, a.y, b.x, b.y, BREADTH * 1.7, LOOKS.ink, 0.3);
    canvas.stroke(a.x, a.y, b.x, b.y, BREADTH, inkOf(path.id), 0.85);
  }
}

function inkOf(id: PieceId): Colour {
  if (id === 'striker') return LOOKS.aim;
  if (id === 'queen') return LOOKS.red;
  return id.startsWith('w') ? LOOKS.gold : LOOKS.ink;
}
