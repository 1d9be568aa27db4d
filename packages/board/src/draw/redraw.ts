import type { Point } from '@opencarrom/physics';
import type { Box, DiscPainter, ShownMan } from './disc-painter.js';
import type { Pen, Picture } from './picture.js';

/** How a piece was drawn last and is to be drawn now, in device pixels; its box is empty where it is not seen. */
interface Drawn {
  readonly was: Box;
  readonly is: Box;
  across: number;
  down: number;
  turn: number;
  /** It stood on the board as it is: neither lifted nor tipping nor fading. */
  isStill: boolean;
  isDirty: boolean;
}

const drawn = new WeakMap<ShownMan, Drawn>();

function drawnOf(piece: ShownMan): Drawn {
  let last = drawn.get(piece);
  if (!last) {
    last = { was: nowhere(), is: nowhere(), across: 0, down: 0, turn: 0, isStill: false, isDirty: false };
    drawn.set(piece, last);
  }
  return last;
}

const nowhere = (): Box => ({ left: 0, top: 0, right: 0, bottom: 0 });

export function remember(piece: ShownMan, painter: DiscPainter): void {
  const last = drawnOf(piece);
  const { pose } = piece;
  painter.box(piece, last.was);
  last.across = painter.across(pose);
  last.down = painter.down(pose);
  last.turn = pose.turn;
  last.isStill = isStill(piece);
}

const isStill = ({ pose }: ShownMan): boolean =>
  pose.dark === 0 && pose.lift === 0 && pose.opacity === 1 && pose.scale === 1 && pose.tip === 0;

/**
 * Redraws the pieces that have moved, and whatever their old or new places touch: whole discs only, so that no
 * shadow is laid twice and nothing has to be clipped.
 */
export function redrawChanged(
  pen: Pen,
  painter: DiscPainter,
  ground: Picture,
  corner: Point,
  pieces: readonly ShownMan[],
): void {
  for (const piece of pieces) {
    const last = drawnOf(piece);
    painter.box(piece, last.is);
    last.isDirty = hasChanged(piece, last, painter);
  }
  while (spreadDirt(pieces));
  for (const piece of pieces) {
    const { isDirty, was, is } = drawnOf(piece);
    if (isDirty) restorePlaces(pen, ground, corner, was, is);
  }
  painter.discs(pen, pieces, isDirty);
  for (const piece of pieces) if (isDirty(piece)) remember(piece, painter);
}

function isDirty(piece: ShownMan): boolean {
  return drawnOf(piece).isDirty;
}

function hasChanged(piece: ShownMan, last: Drawn, painter: DiscPainter): boolean {
  const wasSeen = !isEmpty(last.was);
  if (!piece.visible) return wasSeen;
  const { pose } = piece;
  return (
    !wasSeen ||
    !last.isStill ||
    !isStill(piece) ||
    last.across !== painter.across(pose) ||
    last.down !== painter.down(pose) ||
    (last.turn !== pose.turn && painter.turns(piece))
  );
}

/** True when a clean piece lay in a dirty one's way and had to be made dirty too. */
function spreadDirt(pieces: readonly ShownMan[]): boolean {
  let isSpreading = false;
  for (const piece of pieces) {
    const mine = drawnOf(piece);
    if (mine.isDirty || !piece.visible) continue;
    for (const other of pieces) {
      const theirs = drawnOf(other);
      if (!theirs.isDirty || !(overlap(mine.is, theirs.was) || overlap(mine.is, theirs.is))) continue;
      mine.isDirty = true;
      isSpreading = true;
      break;
    }
  }
  return isSpreading;
}

const isEmpty = (box: Box): boolean => box.left >= box.right;

const overlap = (a: Box, b: Box): boolean =>
  !isEmpty(b) && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A slow piece's old and new place are nearly the same: both at once are fewer pixels than one after the other. */
function restorePlaces(pen: Pen, ground: Picture, corner: Point, was: Box, is: Box): void {
  const left = Math.min(was.left, is.left);
  const top = Math.min(was.top, is.top);
  const right = Math.max(was.right, is.right);
  const bottom = Math.max(was.bottom, is.bottom);
  if (!isEmpty(was) && !isEmpty(is) && (right - left) * (bottom - top) <= areaOf(was) + areaOf(is)) {
    restore(pen, ground, corner, left, top, right, bottom);
    return;
  }
  for (const box of [was, is]) {
    if (!isEmpty(box)) restore(pen, ground, corner, box.left, box.top, box.right, box.bottom);
  }
}

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

function restore(
  pen: Pen,
  ground: Picture,
  corner: Point,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): void {
  const left = Math.max(0, fromX - corner.x);
  const top = Math.max(0, fromY - corner.y);
  const width = Math.min(ground.width, toX - corner.x) - left;
  const height = Math.min(ground.height, toY - corner.y) - top;
  if (width <= 0 || height <= 0) return;
  pen.drawImage(ground, left, top, width, height, left + corner.x, top + corner.y, width, height);
}
