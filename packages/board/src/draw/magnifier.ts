import type { Point } from '@opencarrom/physics';
import type { Theme } from '../themes.js';
import type { DiscPainter, ShownMan } from './disc-painter.js';
import { disc, faded, makeSheet, type Pen, type Picture } from './picture.js';

/** A magnifying glass over a point of the board, shown in a corner of it. */
export interface MagnifierPicture {
  readonly over: Point;
  readonly zoom: number;
  /** However close, so much around that point stays within the glass, in metres. */
  readonly whole: number;
  /** What it must not cover: where the aim comes from and goes to. */
  readonly clearOf: readonly Point[];
}

/** The glass, as a share of the board's side, but on a large board no larger than a hand needs it. */
const SIZE = 0.172;
const LARGEST = 110;
/** How far its shadow reaches beyond it, in its own radii. */
const SHADE = 0.3;

/** Corners as seen: to the left or right, above or below. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
type Corner = (typeof CORNERS)[number];
/** Below is the hand. */
const LOW = 1.5;
/** What may not be covered counts for so many men. */
const CLEAR = 3;
/** It stays where it is until another corner is emptier by so much. */
const STAYING = 1.2;

/** A glass keeps its corner from frame to frame. */
export class Magnifier {
  private corner: Corner | null = null;
  private glass: Glass | null = null;

  forget(): void {
    this.corner = null;
  }

  /** Draws the scene again, larger, in the emptiest corner, and a ring where it looks. */
  draw(
    pen: Pen,
    painter: DiscPainter,
    theme: Theme,
    { over, zoom: wanted, whole, clearOf }: MagnifierPicture,
    seen: {
      readonly pieces: readonly ShownMan[];
      readonly ratio: number;
      /** Draws the scene by this painter, which draws it larger. */
      readonly sharp: DiscPainter;
      readonly drawScene: () => void;
    },
  ): void {
    const side = Math.min(pen.canvas.width, pen.canvas.height);
    const r = Math.min(side * SIZE, LARGEST * seen.ratio);
    const zoom = Math.min(wanted, r / (whole * painter.pixels));
    const taken = [
      ...seen.pieces
        .filter(({ visible, id }) => visible && id !== 'striker')
        .map(({ pose }) => ({ at: pose, weight: 1 })),
      ...clearOf.map((at) => ({ at, weight: CLEAR })),
    ];
    this.corner = emptiest(this.corner, ([across, down]) => {
      const at = centreOf(pen, r, [across, down]);
      const covered = taken.filter(
        (each) =>
          Math.hypot(painter.x(each.at) - at.x, painter.y(each.at) - at.y) < r + painter.radius('striker'),
      );
      return covered.reduce((sum, { weight }) => sum + weight, down > 0 ? LOW : 0);
    });
    const at = centreOf(pen, r, this.corner);
    drawLooked(pen, painter, theme, over, r / zoom);
    drawGlass(pen, this.glassOf(theme, r), at, () => {
      pen.translate(at.x, at.y);
      const scale = (zoom * painter.pixels) / seen.sharp.pixels;
      pen.scale(scale, scale);
      pen.translate(-seen.sharp.x(over), -seen.sharp.y(over));
      seen.drawScene();
    });
  }

  private glassOf(theme: Theme, r: number): Glass {
    if (this.glass?.theme !== theme || this.glass.r !== r) this.glass = paintGlass(theme, r);
    return this.glass;
  }
}

function emptiest(before: Corner | null, crowd: (corner: Corner) => number): Corner {
  let best: Corner = before ?? CORNERS[0];
  let least = crowd(best) - (before ? STAYING : 0);
  for (const corner of CORNERS) {
    const crowded = crowd(corner);
    if (crowded < least) {
      least = crowded;
      best = corner;
    }
  }
  return best;
}

function centreOf(pen: Pen, r: number, [across, down]: Corner): Point {
  const { width, height } = pen.canvas;
  const away = Math.min(width, height) / 2 - r * 1.1;
  return { x: width / 2 + across * away, y: height / 2 + down * away };
}

function drawLooked(pen: Pen, painter: DiscPainter, theme: Theme, over: Point, r: number): void {
  disc(pen, painter.x(over), painter.y(over), r);
  pen.lineWidth = Math.max(1.5, painter.radius('striker') * 0.09);
  pen.strokeStyle = faded(theme.aim.ring, 0.8);
  pen.stroke();
}

/** What is under the picture and what is around it, which stays the same from frame to frame. */
interface Glass {
  readonly theme: Theme;
  readonly r: number;
  /** From the middle of its sheets to their edge. */
  readonly half: number;
  readonly ground: Picture;
  readonly rim: Picture;
}

function paintGlass(theme: Theme, r: number): Glass {
  const half = Math.ceil(r * (1 + SHADE));
  return { theme, r, half, ground: paintGround(theme, r, half), rim: paintRim(theme, r, half) };
}

function paintGround(theme: Theme, r: number, half: number): Picture {
  const { pen, done } = makeSheet(2 * half, 2 * half);
  pen.shadowColor = 'rgba(0, 0, 0, 0.6)';
  pen.shadowBlur = r * 0.18;
  pen.shadowOffsetY = r * 0.06;
  disc(pen, half, half, r);
  // Beyond the frame there is the dark of the room.
  pen.fillStyle = theme.cushion;
  pen.fill();
  return done();
}

function paintRim(theme: Theme, r: number, half: number): Picture {
  const { pen, done } = makeSheet(2 * half, 2 * half);
  disc(pen, half, half, r);
  pen.lineWidth = r * 0.05;
  pen.strokeStyle = theme.aim.ring;
  pen.stroke();
  disc(pen, half, half, r * 0.965);
  pen.lineWidth = r * 0.02;
  pen.strokeStyle = faded(theme.aim.under, 0.6);
  pen.stroke();
  return done();
}

function drawGlass(pen: Pen, { r, half, ground, rim }: Glass, at: Point, drawThrough: () => void): void {
  // On whole pixels, so that the sheets lie sharp.
  const left = Math.round(at.x) - half;
  const top = Math.round(at.y) - half;
  pen.drawImage(ground, left, top);
  pen.save();
  disc(pen, left + half, top + half, r);
  pen.clip();
  drawThrough();
  pen.restore();
  pen.drawImage(rim, left, top);
}
