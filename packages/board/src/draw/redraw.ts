import type { Point } from '@opencarrom/physics';
import type { Easel, Shown } from './easel.js';
import type { Pen, Picture } from './layer.js';

/** Where a piece was drawn last, in device pixels; no reach when it was not. */
interface Drawn {
  x: number;
  y: number;
  reach: number;
  turn: number;
  isDirty: boolean;
}

const drawn = new WeakMap<Shown, Drawn>();

function drawnOf(piece: Shown): Drawn {
  let last = drawn.get(piece);
  if (!last) {
    last = { x: 0, y: 0, reach: 0, turn: 0, isDirty: false };
    drawn.set(piece, last);
  }
  return last;
}

export function remember(piece: Shown, easel: Easel): void {
  const last = drawnOf(piece);
  last.x = easel.x(piece.pose);
  last.y = easel.y(piece.pose);
  last.reach = piece.visible ? easel.spread(piece) : 0;
  last.turn = piece.pose.turn;
}

/**
 * Redraws the pieces that have moved, and whatever their old or new places touch: whole discs only, so that no
 * shadow is laid twice and nothing has to be clipped.
 */
export function redrawChanged(
  pen: Pen,
  easel: Easel,
  ground: Picture,
  corner: Point,
  pieces: readonly Shown[],
): void {
  for (const piece of pieces) drawnOf(piece).isDirty = hasChanged(piece, easel);
  while (spreadDirt(pieces, easel));
  for (const piece of pieces) {
    const last = drawnOf(piece);
    if (!last.isDirty) continue;
    if (last.reach > 0) restore(pen, ground, corner, last.x, last.y, last.reach);
    if (piece.visible) {
      restore(pen, ground, corner, easel.x(piece.pose), easel.y(piece.pose), easel.spread(piece));
    }
  }
  easel.discs(pen, pieces, isDirty);
  for (const piece of pieces) remember(piece, easel);
}

function isDirty(piece: Shown): boolean {
  return drawnOf(piece).isDirty;
}

function hasChanged(piece: Shown, easel: Easel): boolean {
  const last = drawnOf(piece);
  if (!piece.visible) return last.reach > 0;
  const { pose } = piece;
  return (
    last.reach === 0 ||
    last.x !== easel.x(pose) ||
    last.y !== easel.y(pose) ||
    last.turn !== pose.turn ||
    pose.dark > 0 ||
    pose.lift > 0 ||
    pose.opacity < 1 ||
    last.reach !== easel.spread(piece)
  );
}

/** True when a clean piece lay in a dirty one's way and had to be made dirty too. */
function spreadDirt(pieces: readonly Shown[], easel: Easel): boolean {
  let isSpreading = false;
  for (const piece of pieces) {
    const last = drawnOf(piece);
    if (last.isDirty || !piece.visible) continue;
    for (const other of pieces) {
      const theirs = drawnOf(other);
      if (!theirs.isDirty) continue;
      const isTouched =
        overlap(last, theirs.x, theirs.y, theirs.reach) ||
        (other.visible && overlap(last, easel.x(other.pose), easel.y(other.pose), easel.spread(other)));
      if (!isTouched) continue;
      last.isDirty = true;
      isSpreading = true;
      break;
    }
  }
  return isSpreading;
}

/** A pixel more on all sides, since what is restored is rounded outwards. */
function overlap(a: Drawn, x: number, y: number, reach: number): boolean {
  const room = a.reach + reach + 2;
  return reach > 0 && Math.abs(a.x - x) < room && Math.abs(a.y - y) < room;
}

function restore(pen: Pen, ground: Picture, corner: Point, x: number, y: number, reach: number): void {
  const left = Math.max(0, Math.floor(x - reach - corner.x));
  const top = Math.max(0, Math.floor(y - reach - corner.y));
  const width = Math.min(ground.width, Math.ceil(x + reach - corner.x)) - left;
  const height = Math.min(ground.height, Math.ceil(y + reach - corner.y)) - top;
  if (width <= 0 || height <= 0) return;
  pen.drawImage(ground, left, top, width, height, left + corner.x, top + corner.y, width, height);
}
