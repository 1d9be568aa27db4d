import type { Equipment, Point, Side } from '@opencarrom/physics';
import type { Theme } from '../themes.js';
import type { Easel, Shown } from './easel.js';
import { disc, faded, type Pen } from './layer.js';

/** Where a man may be placed, about the board's centre; radii are for the man's whole disc. */
export interface Zone {
  readonly outer: number;
  readonly inner: number;
}

/** Under the discs: the ring a man may be placed in. */
export function drawZone(pen: Pen, easel: Easel, theme: Theme, zone: Zone): void {
  const x = easel.x({ x: 0, y: 0 });
  const y = easel.y({ x: 0, y: 0 });
  const outer = zone.outer * easel.pixels;
  const inner = zone.inner * easel.pixels;
  pen.beginPath();
  pen.arc(x, y, outer, 0, 2 * Math.PI);
  if (inner > 0) pen.arc(x, y, inner, 0, 2 * Math.PI, true);
  pen.fillStyle = faded(theme.aim.zone, 0.15);
  pen.fill();
  pen.lineWidth = Math.max(2, easel.pixels * 0.0028);
  pen.strokeStyle = faded(theme.aim.zone, 0.95);
  pen.setLineDash([pen.lineWidth * 3, pen.lineWidth * 2]);
  disc(pen, x, y, outer);
  pen.stroke();
  if (inner > 0) {
    disc(pen, x, y, inner);
    pen.stroke();
  }
  pen.setLineDash([]);
}

/** Over a man in the hand: brass when it may stand there, struck through in red when not. */
export function drawCarried(
  pen: Pen,
  easel: Easel,
  theme: Theme,
  equipment: Equipment,
  at: Point,
  isWrong: boolean,
): void {
  const r = (equipment.man.diameter / 2) * easel.pixels;
  const x = easel.x(at);
  const y = easel.y(at);
  if (isWrong) {
    disc(pen, x, y, r);
    pen.fillStyle = faded(theme.aim.wrong, 0.42);
    pen.fill();
  }
  disc(pen, x, y, r * 1.28);
  pen.lineWidth = Math.max(2, r * 0.14);
  pen.strokeStyle = isWrong ? theme.aim.wrong : theme.aim.ring;
  pen.stroke();
  if (!isWrong) return;
  // Not by colour alone.
  pen.beginPath();
  pen.moveTo(x - r * 0.9, y + r * 0.9);
  pen.lineTo(x + r * 0.9, y - r * 0.9);
  pen.stroke();
}

/** Over a man: somebody points at it. */
export function drawMark(pen: Pen, easel: Easel, theme: Theme, piece: Shown, r: number): void {
  disc(pen, easel.x(piece.pose), easel.y(piece.pose), r * 1.3);
  pen.lineWidth = Math.max(2, r * 0.13);
  pen.strokeStyle = theme.aim.ring;
  pen.stroke();
}

/** The side of the player whose turn it is: lit from his frame, with a line of brass along its foot. */
export function drawLitSide(pen: Pen, easel: Easel, theme: Theme, equipment: Equipment, side: Side): void {
  const half = equipment.surface / 2;
  const out = { S: [0, -1], N: [0, 1], E: [1, 0], W: [-1, 0] }[side] as [number, number];
  const foot = { x: out[0] * half, y: out[1] * half };
  const beyond = { x: 2 * foot.x, y: 2 * foot.y };
  pen.save();
  pen.translate(easel.x(foot), easel.y(foot));
  pen.rotate(Math.atan2(easel.y(beyond) - easel.y(foot), easel.x(beyond) - easel.x(foot)) - Math.PI / 2);
  pen.scale(easel.pixels, easel.pixels);
  const along = half - equipment.pocket * 1.12;
  pen.save();
  pen.beginPath();
  pen.rect(-half, -half, 2 * half, half);
  pen.clip();
  pen.scale(1, 0.2);
  const glow = pen.createRadialGradient(0, 0, 0, 0, 0, along);
  glow.addColorStop(0, faded(theme.aim.ring, 0.42));
  glow.addColorStop(0.5, faded(theme.aim.ring, 0.2));
  glow.addColorStop(1, faded(theme.aim.ring, 0));
  pen.fillStyle = glow;
  pen.fillRect(-along, -along, 2 * along, along);
  pen.restore();
  const line = pen.createLinearGradient(-along, 0, along, 0);
  line.addColorStop(0, faded(theme.aim.ring, 0));
  line.addColorStop(0.25, theme.aim.ring);
  line.addColorStop(0.75, theme.aim.ring);
  line.addColorStop(1, faded(theme.aim.ring, 0));
  pen.fillStyle = line;
  pen.fillRect(-along, -0.0008, 2 * along, 0.0032);
  pen.restore();
}
