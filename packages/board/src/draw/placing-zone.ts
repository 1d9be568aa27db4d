import type { Equipment, Point } from '@opencarrom/physics';
import { kindOf, type Theme } from '../themes.js';
import type { DiscPainter, ShownMan } from './disc-painter.js';
import { disc, faded, type Pen } from './picture.js';

/** Where a man may be placed, about the board's centre; radii are for the man's whole disc. */
export interface Zone {
  readonly outer: number;
  readonly inner: number;
}

/** Under the discs: the ring a man may be placed in stays lit, and the rest of the board goes into the shade. */
export function drawZone(
  pen: Pen,
  painter: DiscPainter,
  theme: Theme,
  equipment: Equipment,
  zone: Zone,
): void {
  const x = painter.x({ x: 0, y: 0 });
  const y = painter.y({ x: 0, y: 0 });
  const outer = zone.outer * painter.pixels;
  const inner = zone.inner * painter.pixels;
  const half = (equipment.surface / 2) * painter.pixels;
  pen.beginPath();
  pen.rect(x - half, y - half, 2 * half, 2 * half);
  ring(pen, x, y, outer, inner);
  pen.fillStyle = faded(theme.aim.under, theme.aim.shade);
  pen.fill('evenodd');
  pen.beginPath();
  ring(pen, x, y, outer, inner);
  pen.fillStyle = faded(theme.aim.line, 0.12);
  pen.fill('evenodd');
  const line = Math.max(2, painter.pixels * 0.004);
  edge(pen, theme, x, y, outer + line, line);
  if (inner > 0) edge(pen, theme, x, y, inner - line, line);
}

function ring(pen: Pen, x: number, y: number, outer: number, inner: number): void {
  for (const r of [outer, inner]) {
    if (r <= 0) continue;
    pen.moveTo(x + r, y);
    pen.arc(x, y, r, 0, 2 * Math.PI);
  }
}

/** Light with dark on both sides of it: seen on light wood, on dark wood and on the rosette. */
function edge(pen: Pen, theme: Theme, x: number, y: number, r: number, line: number): void {
  if (r <= 0) return;
  disc(pen, x, y, r);
  pen.lineWidth = line * 2;
  pen.strokeStyle = faded(theme.aim.under, 0.85);
  pen.stroke();
  pen.lineWidth = line;
  pen.strokeStyle = theme.aim.zone;
  pen.stroke();
}

/** Over a man in the hand: a brass grip to pull it by when it may stand there, a red ring, crossed, when not. */
export function drawCarried(
  pen: Pen,
  painter: DiscPainter,
  theme: Theme,
  equipment: Equipment,
  at: Point,
  isWrong: boolean,
): void {
  const r = (equipment.man.diameter / 2) * painter.pixels;
  pen.save();
  pen.translate(painter.x(at), painter.y(at));
  pen.lineJoin = 'round';
  // Dark under bright, so that the grip is seen on wood and on men alike.
  for (const [colour, width] of [
    [theme.aim.under, r * 0.5],
    [isWrong ? theme.aim.wrong : theme.aim.ring, r * 0.22],
  ] as const) {
    pen.strokeStyle = colour;
    pen.fillStyle = colour;
    pen.lineWidth = Math.max(2, width);
    disc(pen, 0, 0, r * 1.35);
    pen.stroke();
    grips(pen, r, width);
    if (isWrong) cross(pen, r, width);
  }
  pen.restore();
}

/** Four heads of arrows about a man: it is there to be moved. */
function grips(pen: Pen, r: number, swell: number): void {
  pen.lineWidth = Math.max(1, swell - r * 0.22);
  for (let quarter = 0; quarter < 4; quarter++) {
    pen.rotate(Math.PI / 2);
    pen.beginPath();
    pen.moveTo(r * 1.72, -r * 0.38);
    pen.lineTo(r * 2.2, 0);
    pen.lineTo(r * 1.72, r * 0.38);
    pen.closePath();
    pen.fill();
    if (swell > r * 0.22) pen.stroke();
  }
}

/** Not by colour alone; but the man between keeps its own, which tells whose it is. */
function cross(pen: Pen, r: number, width: number): void {
  pen.beginPath();
  for (const [x, y] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    pen.moveTo(x * r * 0.78, y * r * 0.78);
    pen.lineTo(x * r * 1.4, y * r * 1.4);
  }
  pen.lineWidth = Math.max(2, width);
  pen.stroke();
}

/** Over a man: somebody points at it. */
export function drawMark(
  pen: Pen,
  painter: DiscPainter,
  theme: Theme,
  piece: ShownMan,
  colour: string | null,
): void {
  const r = painter.radius(kindOf(piece.id));
  disc(pen, painter.x(piece.pose), painter.y(piece.pose), r * 1.3);
  const breadth = Math.max(2, r * 0.2);
  pen.lineWidth = 2 * breadth;
  pen.strokeStyle = faded(theme.aim.line, 0.75);
  pen.stroke();
  pen.lineWidth = breadth;
  pen.strokeStyle = colour ?? theme.aim.ring;
  pen.stroke();
}
