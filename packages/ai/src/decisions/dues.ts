import { SEATS, type Seat, type Side } from '@opencarrom/laws';
import {
  dueFault,
  type Equipment,
  type ManId,
  PIECES,
  type PlacedMan,
  type Point,
  pocketAt,
} from '@opencarrom/physics';
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

const RINGS = 4;
const SPOKES = 32;
/** In a line with the queen and a pocket this near to her, a man would be a pair or a cannon: in diameters. */
const PAIR_NEAR = 2.2;
/** How far off that line it may lie and still be one, in diameters. */
const PAIR_OFF = 0.5;

/**
 * Where to place a man so that its owner gains least: it should lie badly, and in the way of his others.
 * Null when the laws leave no place for it.
 */
export function placeDue(due: DueToPlace, hand: Hand): Point | null {
  const legal = placesFor(due);
  const proper = legal.filter((at) => !pairsWithQueen(due, at));
  let best: Point | null = null;
  let most = -Infinity;
  for (const at of proper) {
    const hardship = hardshipOf(due, at, hand);
    if (hardship <= most) continue;
    most = hardship;
    best = at;
  }
  return best;
}

/** Places on rings round the centre where the laws allow a due. */
function placesFor({ equipment, men }: DueToPlace): Point[] {
  const { outerCircle, centreCircle } = equipment.markings;
  const r = equipment.man.diameter / 2;
  const inner = r + centreCircle / 2;
  const outer = outerCircle / 2 - r;
  const places: Point[] = [];
  for (let ring = 0; ring < RINGS; ring++) {
    const radius = inner + ((outer - inner) * (ring + 0.02)) / (RINGS - 0.96);
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const at = onRing(radius, spoke);
      if (dueFault(equipment, men, at) === null) places.push(at);
    }
  }
  return places;
}

/** The spokes of a ring, about evenly: a quarter by the half-angle's tangent, the others by turning it. */
function onRing(radius: number, spoke: number): Point {
  const quarter = SPOKES / 4;
  const share = (spoke % quarter) / quarter;
  // The tangent of an eighth turn's share, near enough for spacing.
  const t = share * (0.785398 + share * share * (0.16149 + share * share * 0.053112));
  const x = (radius * (1 - t * t)) / (1 + t * t);
  const y = (radius * 2 * t) / (1 + t * t);
  const turns = Math.floor(spoke / quarter);
  if (turns === 0) return { x, y };
  if (turns === 1) return { x: -y, y: x };
  return turns === 2 ? { x: -x, y: -y } : { x: y, y: -x };
}

/** Would the man make a shot with the queen: stand close before or behind her on her way to a pocket? */
function pairsWithQueen({ equipment, men }: DueToPlace, at: Point): boolean {
  const queen = men.find(({ id }) => id === 'queen');
  if (!queen) return false;
  const d = equipment.man.diameter;
  const dx = at.x - queen.x;
  const dy = at.y - queen.y;
  if (dx * dx + dy * dy > PAIR_NEAR * PAIR_NEAR * d * d) return false;
  const far = pocketAt(equipment);
  for (const sideX of [-far, far]) {
    for (const sideY of [-far, far]) {
      const px = sideX - queen.x;
      const py = sideY - queen.y;
      const off = Math.abs(dx * py - dy * px) / Math.sqrt(px * px + py * py);
      if (off < PAIR_OFF * d) return true;
    }
  }
  return false;
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
