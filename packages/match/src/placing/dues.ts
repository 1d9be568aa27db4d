import type { Book } from '@opencarrom/laws';
import { crossings, distance, dueFault, type Equipment, type Point } from '@opencarrom/physics';
import { HAIR, queenShot } from './queen-shot.js';

/** Why a man owed may not be placed somewhere. */
export type PlaceFault = 'outside' | 'on-centre' | 'on-man' | 'pair' | 'cannon';

const PLACING_LAWS = {
  outside: 'placed-outside',
  'on-centre': 'placed-on-centre',
  'on-man': 'placed-on-man',
  pair: 'placed-as-shot',
  cannon: 'placed-as-shot',
} as const;

/** The laws of a book by which a man owed may not lie so. */
export const lawsAgainstPlace = (book: Book, fault: PlaceFault): readonly string[] =>
  book.rules.conduct[PLACING_LAWS[fault]] ?? [];

type Man = Point & { readonly id: string };

export function placeFault(equipment: Equipment, men: readonly Man[], at: Point): PlaceFault | null {
  const fault = dueFault(equipment, [], at);
  if (fault === 'outer-circle') return 'outside';
  if (fault === 'centre-circle') return 'on-centre';
  const shot = queenShot(equipment, men, at);
  if (shot === 'cannon') return shot;
  // A man placed must not touch another: a hair must show between them.
  const reach = equipment.man.diameter + HAIR;
  return men.some((man) => distance(man, at) < reach) ? 'on-man' : shot;
}

/**
 * Places where a man owed may be put, at most so many. A region bounded by arcs that is not empty holds a
 * corner where two arcs meet, or a whole circle; so corners and some points of each circle are tried, and a
 * net of others for the sake of those a shot with the queen forbids. An empty answer means there is no room.
 */
export function duePlaces(equipment: Equipment, men: readonly Man[], most: number): readonly Point[] {
  const found: Point[] = [];
  for (const at of placesToTry(equipment, men)) {
    if (found.length >= most) break;
    if (placeFault(equipment, men, at) === null) found.push(at);
  }
  return found;
}

/** Rounding must not push a place found on a limit beyond it. */
const INSIDE = 1e-9;

function* placesToTry(equipment: Equipment, men: readonly Man[]): Generator<Point> {
  const { outerCircle, centreCircle } = equipment.markings;
  const r = equipment.man.diameter / 2;
  const middle = { x: 0, y: 0 };
  const inner = { at: middle, r: centreCircle / 2 + r + INSIDE };
  const outer = { at: middle, r: outerCircle / 2 - r - INSIDE };
  yield* net(inner.r, outer.r);
  const near = men.filter((man) => distance(man, middle) < outer.r + 2 * r);
  const circles = [inner, outer, ...near.map((at) => ({ at, r: 2 * r + HAIR + INSIDE }))];
  for (const [index, circle] of circles.entries())
    for (const other of circles.slice(0, index)) yield* crossings(circle, other);
}

const RINGS = 5;
const SPOKES = 48;

/** Points spread over the ring where men may be placed. */
function* net(from: number, to: number): Generator<Point> {
  for (let ring = 0; ring < RINGS; ring++) {
    const r = from + ((to - from) * ring) / (RINGS - 1);
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const { x, y } = direction(spoke / SPOKES);
      yield { x: r * x, y: r * y };
    }
  }
}

/** A point of the unit circle for a share of the way round; evenly enough, without trigonometry. */
function direction(share: number): Point {
  const quarter = Math.floor(share * 4);
  const t = share * 4 - quarter;
  const length = Math.sqrt(t * t + (1 - t) * (1 - t));
  const [x, y] = [(1 - t) / length, t / length];
  if (quarter === 0) return { x, y };
  if (quarter === 1) return { x: -y, y: x };
  return quarter === 2 ? { x: -x, y: -y } : { x: y, y: -x };
}
