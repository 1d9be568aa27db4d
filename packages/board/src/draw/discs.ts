import type { DiscKind, DiscLook, Theme } from '../themes.js';
import { paintFace } from './disc-faces.js';
import { blend, disc, faded, makeSheet, type Pen, type Picture } from './picture.js';

/** A picture with the pixels from its left upper corner to the middle of its disc. */
export interface Cut {
  readonly picture: Picture;
  readonly left: number;
  readonly top: number;
}

/**
 * The same disc at each quarter of a pixel across and down, side by side: put on whole pixels it is copied as it
 * is, which is faster than moving a picture by part of a pixel, and sharper.
 */
export interface Quarters extends Cut {
  /** The side of one of them. */
  readonly cell: number;
}

/** A disc in pictures of one size: its shadow and its light stay put, its face turns. */
export interface Sprite {
  readonly shadow: Cut;
  /** Discs that look the same however they are turned are ready: face and light in one. */
  readonly ready: Ready | null;
  readonly face: Cut;
  readonly light: Cut;
}

interface Ready {
  readonly bare: Quarters;
  /** With its shadow, for where nothing else lies in it. */
  readonly shaded: Quarters;
}

export const STEPS = 4;

/** What the shadow covers, in radii: it falls to the lower right. */
export const SHADE = { left: 1.15, top: 1.07, right: 1.45, bottom: 1.53 } as const;

/** The breadth of a line around a disc, in radii. */
const OUTLINE = 0.12;

/** A disc of this radius in device pixels; `isReady`: also in one piece, where that is drawn often. */
export function makeSprite(theme: Theme, kind: DiscKind, radius: number, isReady = true): Sprite {
  const look = theme.discs[kind];
  const half = Math.ceil(radius * 1.01) + 1;
  const picture = (paint: (pen: Pen) => void): Cut => {
    const { pen, done } = makeSheet(2 * half, 2 * half);
    pen.translate(half, half);
    pen.scale(radius, radius);
    paint(pen);
    return { picture: done(), left: half, top: half };
  };
  const shadow = cutShadow(radius, theme.light.shadow);
  const whole = (pen: Pen) => {
    paintFace(pen, look);
    paintLight(pen, look);
  };
  return {
    shadow,
    ready: isReady && look.figure === 'rings' ? makeReady(radius, half, shadow, whole) : null,
    face: picture((pen) => paintFace(pen, look)),
    light: picture((pen) => paintLight(pen, look)),
  };
}

function cutShadow(radius: number, strength: number): Cut {
  const left = Math.ceil(SHADE.left * radius) + 1;
  const top = Math.ceil(SHADE.top * radius) + 1;
  const width = left + Math.ceil(SHADE.right * radius) + 1;
  const height = top + Math.ceil(SHADE.bottom * radius) + 1;
  const { pen, done } = makeSheet(width, height);
  pen.translate(left, top);
  pen.scale(radius, radius);
  paintShadow(pen, strength);
  return { picture: done(), left, top };
}

function makeReady(radius: number, half: number, shadow: Cut, paint: (pen: Pen) => void): Ready {
  const bare = quarters(half, half, 2 * half + 1, (pen, across, down) => {
    pen.translate(across / STEPS, down / STEPS);
    pen.scale(radius, radius);
    paint(pen);
  });
  const { left, top, picture } = shadow;
  const shaded = quarters(left, top, Math.max(picture.width, picture.height) + 1, (pen, across, down) => {
    pen.drawImage(picture, Math.round(across / STEPS) - left, Math.round(down / STEPS) - top);
    copyQuarter(pen, bare, across, down, 0, 0);
  });
  return { bare, shaded };
}

function quarters(
  left: number,
  top: number,
  cell: number,
  paint: (pen: Pen, across: number, down: number) => void,
): Quarters {
  const { pen, done } = makeSheet(STEPS * cell, STEPS * cell);
  for (let down = 0; down < STEPS; down++) {
    for (let across = 0; across < STEPS; across++) {
      pen.save();
      pen.translate(across * cell + left, down * cell + top);
      paint(pen, across, down);
      pen.restore();
    }
  }
  return { picture: done(), left, top, cell };
}

/** Puts the disc with its middle so many quarters beyond a whole pixel. */
export function copyQuarter(
  pen: Pen,
  { picture, left, top, cell }: Quarters,
  across: number,
  down: number,
  x: number,
  y: number,
): void {
  pen.drawImage(picture, across * cell, down * cell, cell, cell, x - left, y - top, cell, cell);
}

/** One lamp from the upper left: a soft shadow thrown, and a dark seam where the disc stands. */
function paintShadow(pen: Pen, strength: number): void {
  const thrown = pen.createRadialGradient(0.15, 0.23, 0.55, 0.15, 0.23, 1.3);
  thrown.addColorStop(0, `rgba(30, 12, 0, ${0.95 * strength})`);
  thrown.addColorStop(0.45, `rgba(30, 12, 0, ${0.7 * strength})`);
  thrown.addColorStop(0.75, `rgba(30, 12, 0, ${0.22 * strength})`);
  thrown.addColorStop(1, 'rgba(30, 12, 0, 0)');
  pen.fillStyle = thrown;
  disc(pen, 0.15, 0.23, 1.3);
  pen.fill();
  const seam = pen.createRadialGradient(0.03, 0.05, 0.9, 0.03, 0.05, 1.1);
  seam.addColorStop(0, `rgba(20, 8, 0, ${0.9 * strength})`);
  seam.addColorStop(1, 'rgba(20, 8, 0, 0)');
  pen.fillStyle = seam;
  disc(pen, 0.03, 0.05, 1.1);
  pen.fill();
}

function paintLight(pen: Pen, look: DiscLook): void {
  if (look.gleam > 0) {
    paintChamfer(pen, look);
    for (const [r, depth] of look.grooves ?? GROOVES[look.figure]) paintGroove(pen, look, r, depth);
    paintDish(pen, look);
    paintGleam(pen, look);
  }
  if (look.outline) {
    disc(pen, 0, 0, 1 - OUTLINE / 2);
    pen.strokeStyle = look.outline;
    pen.lineWidth = OUTLINE;
    pen.stroke();
  }
}

const GROOVES: Readonly<Record<DiscLook['figure'], readonly (readonly [number, number])[]>> = {
  rings: [
    [0.8, 1],
    [0.62, 0.8],
    [0.52, 0.45],
    [0.3, 0.9],
    [0.16, 0.5],
  ],
  star: [
    [0.8, 1],
    [0.68, 0.5],
  ],
  striker: [[0.86, 0.8]],
};

/** The rounded edge of a turned disc: lit towards the lamp, dark away from it. */
function paintChamfer(pen: Pen, look: DiscLook): void {
  const slope = pen.createLinearGradient(-0.7, -0.75, 0.7, 0.75);
  slope.addColorStop(0, faded('#ffffff', 0.7 * look.gleam));
  slope.addColorStop(0.35, faded('#ffffff', 0.12 * look.gleam));
  slope.addColorStop(0.6, 'rgba(46, 22, 0, 0.12)');
  slope.addColorStop(1, `rgba(46, 22, 0, ${0.2 + 0.6 * look.shade})`);
  disc(pen, 0, 0, 0.915);
  pen.lineWidth = 0.12;
  pen.strokeStyle = slope;
  pen.stroke();
  disc(pen, 0, 0, 0.962);
  pen.lineWidth = 0.076;
  pen.strokeStyle = look.rim;
  pen.stroke();
}

/** A groove is dark on the side of the lamp and bright on the other. */
function paintGroove(pen: Pen, look: DiscLook, r: number, depth: number): void {
  const dark = pen.createLinearGradient(-r, -r, r, r);
  dark.addColorStop(0, faded(look.groove, 0.95 * depth));
  dark.addColorStop(1, faded(look.groove, 0.3 * depth));
  disc(pen, 0, 0, r);
  pen.lineWidth = 0.05;
  pen.strokeStyle = dark;
  pen.stroke();
  const bright = pen.createLinearGradient(-r, -r, r, r);
  bright.addColorStop(0.35, 'rgba(255, 255, 255, 0)');
  bright.addColorStop(1, `rgba(255, 255, 255, ${0.6 * depth * look.gleam})`);
  disc(pen, 0, 0, r + 0.045);
  pen.lineWidth = 0.035;
  pen.strokeStyle = bright;
  pen.stroke();
}

/** The middle is turned slightly hollow, so its light falls on the far side. */
function paintDish(pen: Pen, look: DiscLook): void {
  if (look.figure !== 'rings') return;
  const dish = pen.createLinearGradient(-0.4, -0.42, 0.4, 0.42);
  dish.addColorStop(0, 'rgba(60, 30, 0, 0.2)');
  dish.addColorStop(0.5, 'rgba(60, 30, 0, 0)');
  dish.addColorStop(1, `rgba(255, 255, 255, ${0.42 * look.gleam})`);
  disc(pen, 0, 0, 0.5);
  pen.fillStyle = dish;
  pen.fill();
}

function paintGleam(pen: Pen, { gleam, shade }: DiscLook): void {
  pen.save();
  disc(pen, 0, 0, 0.97);
  pen.clip();
  const glow = pen.createRadialGradient(-0.36, -0.42, 0, -0.36, -0.42, 0.72);
  glow.addColorStop(0, `rgba(255, 255, 255, ${0.62 * gleam})`);
  glow.addColorStop(0.35, `rgba(255, 255, 255, ${0.2 * gleam})`);
  glow.addColorStop(1, 'rgba(255, 255, 255, 0)');
  pen.fillStyle = glow;
  disc(pen, -0.36, -0.42, 0.72);
  pen.fill();
  const dusk = pen.createRadialGradient(-0.25, -0.3, 0.7, -0.1, -0.1, 1.25);
  dusk.addColorStop(0, 'rgba(0, 0, 0, 0)');
  dusk.addColorStop(1, `rgba(48, 22, 0, ${shade})`);
  pen.fillStyle = dusk;
  disc(pen, 0, 0, 1);
  pen.fill();
  pen.restore();
}

/** The plain colours of a disc, for pips and lists beside the board. */
export function discColours(theme: Theme, kind: DiscKind): { face: string; edge: string; rim: string } {
  const look = theme.discs[kind];
  return { face: look.face, edge: blend(look.face, look.edge, 0.8), rim: look.rim };
}
