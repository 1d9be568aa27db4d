import { SEATS, type Seat, type Side } from '@opencarrom/laws';
import { duePlaces } from '@opencarrom/match';
import { type Equipment, type ManId, PIECES, type PlacedMan, type Point } from '@opencarrom/physics';
import { groundOf } from '../ground.js';
import type { Hand } from '../hand.js';
import { makeOutlook, survey } from '../outlook.js';
import { firstOf, lastOf } from '../view.js';

/** A due or penalty man to be placed by the side it is owed to. */
export interface DueToPlace {
  readonly equipment: Equipment;
  readonly men: readonly PlacedMan[];
  /** Whose man it is, and where that side's next player sits. */
  readonly side: Side;
  readonly seat: Seat;
}

/** So many places of those the laws allow are weighed. */
const MOST_PLACES = 240;

/**
 * Where to place a man so that its owner gains least: it should lie badly, and in the way of his others.
 * Null when the laws leave no place for it.
 */
export function placeDue(due: DueToPlace, hand: Hand): Point | null {
  let best: Point | null = null;
  let most = -Infinity;
  for (const at of duePlaces(due.equipment, due.men, MOST_PLACES)) {
    const hardship = hardshipOf(due, at, hand);
    if (hardship <= most) continue;
    most = hardship;
    best = at;
  }
  return best;
}

function hardshipOf({ equipment, men, side, seat }: DueToPlace, at: Point, hand: Hand): number {
  const x = new Float64Array(PIECES.length);
  const y = new Float64Array(PIECES.length);
  const where = new Uint8Array(PIECES.length);
  const put = (piece: number, { x: px, y: py }: Point) => {
    x[piece] = px;
    y[piece] = py;
    where[piece] = 1;
  };
  for (const man of men) put(PIECES.indexOf(man.id), man);
  const free = spareMan(men, side);
  if (free) put(PIECES.indexOf(free), at);
  const outlook = makeOutlook();
  const lie = { x, y, where, present: 1 };
  survey(groundOf(equipment), lie, firstOf(side), lastOf(side), SEATS.indexOf(seat), hand, outlook);
  return outlook.work - 3 * outlook.best - outlook.second;
}

/** A man of that side that is not on the board. */
export function spareMan(men: readonly PlacedMan[], side: Side): ManId | null {
  for (let piece = firstOf(side); piece <= lastOf(side); piece++) {
    const id = PIECES[piece] as ManId;
    if (!men.some((man) => man.id === id)) return id;
  }
  return null;
}
