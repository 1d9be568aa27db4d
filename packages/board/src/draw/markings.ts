import { type Equipment, pocketAt } from '@opencarrom/physics';
import type { Theme } from '../themes.js';
import { disc, type Pen } from './picture.js';
import { paintRosette } from './rosette.js';

const ROOT = Math.SQRT1_2;
/** Thinner than this on the screen, in pixels, a line is only a shimmer. */
const FINEST = 1.25;
/** On the smallest pictures a shimmer is better than a blot; in metres. */
const BROADEST = 0.004;

/** How lines come out on the screen: the breadth of thin ones, and the nearest place on whole pixels. */
interface Print {
  readonly thin: number;
  onPixel(at: number): number;
}

/** Everything printed on the surface, to the official measures; `pixels` are those of a metre, of `size` in all. */
export function paintMarkings(
  pen: Pen,
  theme: Theme,
  equipment: Equipment,
  pixels: number,
  size: number,
): void {
  const print: Print = {
    thin: Math.max(theme.thin, Math.min(FINEST / pixels, BROADEST)),
    onPixel: (at) => (Math.round(at * pixels + size / 2) - size / 2) / pixels,
  };
  pen.save();
  pen.lineCap = 'butt';
  // Printing ink lets the grain through.
  pen.globalAlpha = 0.94;
  pen.strokeStyle = theme.ink;
  pen.fillStyle = theme.ink;
  for (let side = 0; side < 4; side++) {
    paintArrow(pen, equipment, print.thin);
    pen.rotate(Math.PI / 2);
  }
  for (let side = 0; side < 4; side++) {
    paintBaseLines(pen, theme, equipment, print);
    pen.rotate(Math.PI / 2);
  }
  paintRosette(pen, theme, equipment, print.thin);
  pen.restore();
}

/** The near side's base lines; y grows towards that player. */
function paintBaseLines(
  pen: Pen,
  theme: Theme,
  { markings, surface }: Equipment,
  { thin, onPixel }: Print,
): void {
  const { baseLine, baseCircle } = markings;
  const low = surface / 2 - baseLine.fromFrame;
  const high = low - baseLine.gap;
  const end = (baseLine.length - baseCircle.diameter) / 2;
  pen.fillStyle = theme.ink;
  pen.fillRect(-end, onPixel(low), 2 * end, baseLine.thickness);
  pen.fillRect(-end, onPixel(high - thin / 2), 2 * end, thin);
  const middle = (low + high) / 2;
  for (const x of [-end, end]) {
    disc(pen, x, middle, baseCircle.diameter / 2);
    pen.fillStyle = theme.cream;
    pen.fill();
    pen.lineWidth = thin;
    pen.strokeStyle = theme.ink;
    pen.stroke();
    disc(pen, x, middle, baseCircle.inner / 2);
    pen.fillStyle = theme.red;
    pen.fill();
  }
}

/** The arrow to the near right pocket, with its curled tail open towards the centre. */
function paintArrow(pen: Pen, equipment: Equipment, thin: number): void {
  const { arrow } = equipment.markings;
  const tip = pocketAt(equipment) * Math.SQRT2 - equipment.pocket / 2 - arrow.fromPocket;
  const tail = tip - arrow.length;
  pen.lineWidth = thin;
  pen.strokeStyle = pen.fillStyle;
  pen.beginPath();
  pen.moveTo(tail * ROOT, tail * ROOT);
  pen.lineTo((tip - 0.008) * ROOT, (tip - 0.008) * ROOT);
  pen.stroke();
  arrowHead(pen, tip * ROOT, tip * ROOT, Math.PI / 4, 0.0155);
  const r = 0.0318;
  const middle = (tail + 0.0135) * ROOT;
  const inwards = (5 * Math.PI) / 4;
  const gap = 0.86;
  pen.beginPath();
  pen.arc(middle, middle, r, inwards + gap, inwards - gap + 2 * Math.PI);
  pen.stroke();
  for (const hand of [-1, 1]) {
    const at = inwards + hand * (gap - 0.1);
    arrowHead(
      pen,
      middle + r * Math.cos(at),
      middle + r * Math.sin(at),
      at - (hand * Math.PI) / 2 + hand * 0.08,
      0.0098,
    );
  }
}

function arrowHead(pen: Pen, x: number, y: number, heading: number, length: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(heading);
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.quadraticCurveTo(-length * 0.55, -length * 0.12, -length, -length * 0.38);
  pen.quadraticCurveTo(-length * 0.78, 0, -length, length * 0.38);
  pen.quadraticCurveTo(-length * 0.55, length * 0.12, 0, 0);
  pen.fill();
  pen.restore();
}
