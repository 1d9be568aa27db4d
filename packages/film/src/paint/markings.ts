import { pocketAt } from '@opencarrom/physics';
import type { Canvas } from './canvas.js';
import { away } from './canvas.js';
import { LOOKS } from './looks.js';
import { halfOf } from './measures.js';
import { lay } from './raster.js';

const ROOT = Math.SQRT1_2;
const THIN = 0.001;
const PRINTED = 0.9;

/** The four sides: what is drawn for one is turned by a quarter for the next. */
const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Everything printed on the surface, to the official measures. */
export function paintMarkings(canvas: Canvas): void {
  for (const [cos, sin] of QUARTERS) {
    const turned = (x: number, y: number): readonly [number, number] => [
      x * cos - y * sin,
      x * sin + y * cos,
    ];
    paintArrow(canvas, turned);
    paintBaseLines(canvas, turned);
  }
  paintMiddle(canvas);
}

type Turn = (x: number, y: number) => readonly [number, number];

function paintBaseLines(canvas: Canvas, turned: Turn): void {
  const { baseLine, baseCircle } = canvas.equipment.markings;
  const low = baseLine.fromFrame - halfOf(canvas.equipment);
  const high = low + baseLine.gap;
  const end = (baseLine.length - baseCircle.diameter) / 2;
  const thick = low - baseLine.thickness / 2;
  canvas.stroke(...turned(-end, thick), ...turned(end, thick), baseLine.thickness, LOOKS.ink, PRINTED);
  canvas.stroke(...turned(-end, high), ...turned(end, high), THIN, LOOKS.ink, PRINTED);
  for (const x of [-end, end]) {
    const [cx, cy] = turned(x, (low + high) / 2);
    canvas.disc(cx, cy, baseCircle.diameter / 2, LOOKS.cream);
    canvas.disc(cx, cy, baseCircle.inner / 2, LOOKS.red, PRINTED);
    canvas.ring(cx, cy, baseCircle.diameter / 2, THIN, LOOKS.ink, PRINTED);
  }
}

/** The arrow to a pocket, with its curled tail open towards the middle. */
function paintArrow(canvas: Canvas, turned: Turn): void {
  const { arrow } = canvas.equipment.markings;
  const tip = pocketAt(canvas.equipment) * Math.SQRT2 - canvas.equipment.pocket / 2 - arrow.fromPocket;
  const tail = tip - arrow.length;
  const on = (along: number, aside: number): readonly [number, number] =>
    turned((along - aside) * ROOT, (along + aside) * ROOT);
  canvas.stroke(...on(tail, 0), ...on(tip, 0), THIN, LOOKS.ink, PRINTED);
  for (const aside of [-1, 0, 1]) {
    canvas.stroke(...on(tip, 0), ...on(tip - 0.014, aside * 0.0036), THIN, LOOKS.ink, PRINTED);
  }
  const [cx, cy] = on(tail + 0.0135, 0);
  const [ox, oy] = on(-1, 0);
  const r = 0.0318;
  canvas.each(cx - r - 0.01, cy - r - 0.01, cx + r + 0.01, cy + r + 0.01, (px, py, column, row) => {
    const [dx, dy] = [px - cx, py - cy];
    const out = away(dx, dy);
    if ((dx * ox + dy * oy) / (out || 1) > 0.66) return;
    lay(canvas.raster, column, row, LOOKS.ink, PRINTED * canvas.line(out - r, THIN));
  });
}

/** The outer circle, doubled, with a flower of eight petals around the red one in the middle. */
function paintMiddle(canvas: Canvas): void {
  const { centreCircle, outerCircle } = canvas.equipment.markings;
  const outer = outerCircle / 2;
  canvas.ring(0, 0, outer, THIN, LOOKS.ink, PRINTED);
  canvas.ring(0, 0, outer - 0.0042, THIN * 0.7, LOOKS.ink, PRINTED * 0.8);
  for (let petal = 0; petal < 8; petal++) {
    const [cos, sin] = [Math.cos((petal * Math.PI) / 4), Math.sin((petal * Math.PI) / 4)];
    const ink = petal % 2 === 0 ? LOOKS.red : LOOKS.gold;
    const reach = outer - 0.008;
    canvas.each(-reach, -reach, reach, reach, (px, py, column, row) => {
      const along = (px * cos + py * sin) / reach;
      const aside = Math.abs(py * cos - px * sin) / reach;
      if (along < 0.24 || along > 1) return;
      const share = (along - 0.24) / 0.76;
      const breadth = 0.2 * Math.sqrt(share) * (1 - share) * 1.5;
      lay(canvas.raster, column, row, ink, 0.82 * canvas.cover((aside - breadth) * reach));
    });
  }
  canvas.disc(0, 0, centreCircle / 2, LOOKS.red);
  canvas.ring(0, 0, centreCircle / 2, THIN, LOOKS.ink, PRINTED);
}
