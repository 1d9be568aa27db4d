import type { PieceId } from '@opencarrom/physics';
import { away, type Canvas } from './canvas.js';
import { DISCS, type DiscTints, LOOKS } from './looks.js';
import { clamp, lay, mixed, smooth } from './raster.js';

/** A piece where it is painted. */
export interface Shown {
  readonly id: PieceId;
  readonly x: number;
  readonly y: number;
  /** Radians, counter-clockwise. */
  readonly turn: number;
  /** How deep in a pocket, from 0 to 1. */
  readonly sunk: number;
}

const lookOf = (id: PieceId): DiscTints => {
  if (id === 'queen' || id === 'striker') return DISCS[id];
  return id.startsWith('w') ? DISCS.white : DISCS.black;
};

/** Shadows first, so that none falls on a disc. */
export function paintDiscs(canvas: Canvas, pieces: readonly Shown[]): void {
  for (const piece of pieces) if (piece.sunk === 0) paintShadow(canvas, piece);
  for (const piece of pieces) if (piece.sunk < 1) paintDisc(canvas, piece);
}

const radiusOf = ({ equipment }: Canvas, id: PieceId): number =>
  (id === 'striker' ? equipment.striker : equipment.man).diameter / 2;

/** The lamp hangs to the upper left. */
function paintShadow(canvas: Canvas, { id, x, y }: Shown): void {
  const r = radiusOf(canvas, id);
  const [cx, cy] = [x + r * 0.12, y - r * 0.18];
  const reach = r * 1.35;
  canvas.each(cx - reach, cy - reach, cx + reach, cy + reach, (px, py, column, row) => {
    const depth = 1 - smooth(r * 0.8, r * 1.3, away(px - cx, py - cy));
    lay(canvas.raster, column, row, LOOKS.shadow, 0.5 * depth);
  });
}

function paintDisc(canvas: Canvas, { id, x, y, turn, sunk }: Shown): void {
  const look = lookOf(id);
  const r = radiusOf(canvas, id) * (1 - 0.16 * sunk);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const edge = 1.2 / (canvas.pixels * r);
  canvas.each(x - r, y - r, x + r, y + r, (px, py, column, row) => {
    const [dx, dy] = [(px - x) / r, (py - y) / r];
    const out = away(dx, dy);
    const cover = canvas.cover((out - 1) * r);
    if (cover === 0) return;
    let ink = mixed(look.face, look.edge, smooth(0.5, 1, out));
    // Turned on a lathe: a groove, and a rim that catches the light.
    ink = mixed(ink, look.ring, 0.5 * clamp(1 - Math.abs(out - 0.7) / Math.max(0.055, edge)));
    ink = figure(id, look, ink, dx * cos + dy * sin, dy * cos - dx * sin, edge);
    ink = mixed(ink, look.rim, 0.85 * smooth(0.9 - edge / 2, 1, out));
    const slope = (dy - dx) * Math.SQRT1_2;
    ink = mixed(ink, [255, 255, 255], look.gleam * smooth(0.2, 0.95, slope) * smooth(0.45, 0.85, out) * 0.6);
    ink = mixed(ink, [0, 0, 0], 0.3 * smooth(0.15, 1, -slope) * smooth(0.3, 1, out));
    lay(canvas.raster, column, row, mixed(ink, LOOKS.hole, sunk * 0.85), cover);
  });
}

/** What shows that a disc turns: a flower on the striker, a star on the queen, a point on men. */
function figure(
  id: PieceId,
  look: DiscTints,
  ink: readonly [number, number, number],
  u: number,
  v: number,
  edge: number,
): readonly [number, number, number] {
  const out = away(u, v);
  if (id === 'striker') {
    const angle = Math.atan2(v, u);
    const petal = (((angle / (Math.PI / 4)) % 1) + 1) % 1;
    const isRed = Math.floor(angle / (Math.PI / 4)) % 2 === 0;
    const inside = clamp(
      (0.62 - Math.abs(out - 0.36) * 2 - Math.abs(petal - 0.5) * 0.75) / Math.max(0.12, edge),
    );
    const flower = mixed(ink, isRed ? LOOKS.red : look.ring, inside);
    return mixed(flower, LOOKS.gold, clamp((0.13 - out) / edge + 0.5));
  }
  if (id === 'queen') {
    const ray = Math.cos(4 * Math.atan2(v, u));
    return mixed(ink, look.ring, 0.9 * clamp((0.3 + 0.16 * ray - out) / Math.max(0.06, edge) + 0.5));
  }
  return mixed(ink, look.ring, 0.75 * clamp((0.12 - out) / Math.max(0.05, edge) + 0.5));
}
