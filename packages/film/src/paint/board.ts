import { pocketAt } from '@opencarrom/physics';
import { away, type Canvas, toSquare } from './canvas.js';
import { LOOKS } from './looks.js';
import { paintMarkings } from './markings.js';
import { FRAME, halfOf, halfShown } from './measures.js';
import { type Colour, clamp, lay, mixed, noise, smooth } from './raster.js';

/** The empty board: it is painted once, and discs are laid on it picture by picture. */
export function paintBoard(canvas: Canvas): void {
  paintWood(canvas);
  paintMarkings(canvas);
  paintInnerShadow(canvas);
  paintPockets(canvas);
}

function paintWood(canvas: Canvas): void {
  const { equipment, raster } = canvas;
  const half = halfOf(equipment);
  const corner = equipment.pocket / 2;
  const shown = halfShown(equipment);
  canvas.each(-shown, -shown, shown, shown, (x, y, column, row) => {
    const outside = toSquare(x, y, half + FRAME, 0.022);
    if (outside > 0.004) return;
    lay(raster, column, row, frameAt(x, y, half), canvas.cover(outside));
    const inside = toSquare(x, y, half, corner);
    lay(raster, column, row, LOOKS.cushion, canvas.cover(inside - 0.003));
    lay(raster, column, row, surfaceAt(x, y, half), canvas.cover(inside));
  });
}

/** How much of the lamp, which hangs to the upper left, the rails catch: top, right, bottom, left. */
const CAUGHT = { top: 0.75, right: -0.3, bottom: -0.5, left: 0.4 } as const;

function frameAt(x: number, y: number, half: number): Colour {
  const isUpright = Math.abs(x) > Math.abs(y);
  const rail = isUpright ? (x > 0 ? 'right' : 'left') : y > 0 ? 'top' : 'bottom';
  const [along, across] = isUpright ? [y, x] : [x, y];
  const grain =
    noise(along * 9, across * 420, isUpright ? 5 : 9) * 0.6 + noise(along * 40, across * 900, 7) * 0.4;
  const { light, base, dark } = LOOKS.frame;
  const wood = grain < 0.5 ? mixed(dark, base, 0.35 + grain * 1.3) : mixed(base, light, (grain - 0.5) * 0.9);
  const depth = (Math.max(Math.abs(x), Math.abs(y)) - half) / FRAME;
  // A rounded outer edge, a flat, and the fall to the surface.
  const moulding = smooth(0.72, 1, depth) * 0.5 * CAUGHT[rail] - smooth(0.3, 0, depth) * 0.55;
  const tone = 0.3 * CAUGHT[rail] + moulding;
  const lit = tone > 0 ? mixed(wood, [255, 224, 178], tone * 0.55) : mixed(wood, [12, 4, 0], -tone * 0.9);
  const mitre = clamp(1 - Math.abs(Math.abs(x) - Math.abs(y)) / 0.0014);
  const inlay = clamp(1 - Math.abs(depth - 0.62) * FRAME * 1400);
  return mixed(mixed(lit, dark, mitre * 0.6), LOOKS.lip, inlay * 0.55);
}

function surfaceAt(x: number, y: number, half: number): Colour {
  const grain = noise(x * 6, y * 260, 3) * 0.55 + noise(x * 26, y * 640, 4) * 0.45 - 0.5;
  const wave = noise(x * 2.4, y * 15, 2) - 0.5;
  const { light, base, dark } = LOOKS.surface;
  const wood = mixed(base, grain + wave > 0 ? light : dark, Math.abs(grain * 0.26 + wave * 0.2));
  const lamp = away(x + half * 0.16, y - half * 0.2) / half;
  const lit = mixed(wood, LOOKS.lamp, 0.36 * (1 - smooth(0, 1.15, lamp)));
  return mixed(lit, dark, 0.55 * smooth(0.55, 1.65, lamp));
}

/** What the frame shades: broad below the rails towards the light, a thin dark seam along the others. */
function paintInnerShadow(canvas: Canvas): void {
  const half = halfOf(canvas.equipment);
  canvas.each(-half, -half, half, half, (x, y, column, row) => {
    const inside = -toSquare(x, y, half, canvas.equipment.pocket / 2);
    if (inside < 0) return;
    const top = 0.5 * (1 - smooth(0, 0.026, half - y));
    const left = 0.42 * (1 - smooth(0, 0.02, x + half));
    const seam = 0.36 * (1 - smooth(0, 0.009, inside));
    lay(canvas.raster, column, row, LOOKS.shadow, Math.max(top, left, seam));
  });
}

function paintPockets(canvas: Canvas): void {
  const at = pocketAt(canvas.equipment);
  const r = canvas.equipment.pocket / 2;
  for (const cx of [-at, at]) for (const cy of [-at, at]) paintPocket(canvas, cx, cy, r);
}

/** A dark hole whose far wall the lamp reaches, in a ring of brass. */
function paintPocket(canvas: Canvas, cx: number, cy: number, r: number): void {
  const reach = r + 0.006;
  canvas.each(cx - reach, cy - reach, cx + reach, cy + reach, (px, py, column, row) => {
    const [dx, dy] = [px - cx, py - cy];
    const out = away(dx, dy);
    const wall = smooth(0.62, 1.1, away(dx + 0.3 * r, dy - 0.32 * r) / r) * smooth(0.2, 1, (dx - dy) / r);
    lay(canvas.raster, column, row, LOOKS.shadow, 0.5 * canvas.cover(out - r - 0.0034));
    lay(canvas.raster, column, row, mixed(LOOKS.hole, LOOKS.wall, wall), canvas.cover(out - r));
    const sheen = Math.abs((dx - dy) / (out * Math.SQRT2 || 1));
    const lip = mixed(LOOKS.lip, sheen > 0.7 ? LOOKS.lipLit : LOOKS.frame.dark, Math.abs(sheen - 0.55) * 1.1);
    lay(canvas.raster, column, row, lip, canvas.line(out - r - 0.0004, 0.0034));
  });
}
