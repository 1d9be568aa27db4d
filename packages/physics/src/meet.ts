import * as discs from './discs.js';
import { locate, reach } from './slide.js';

const {
  AT_REST,
  CLOCK,
  DIR_X,
  DIR_Y,
  DISC,
  FROM_X,
  FROM_Y,
  HORIZON,
  LEAST_DRAG,
  LOCATED_AT,
  MEETING,
  memory,
  MOST_DRAG,
  motion,
  PLACE_X,
  PLACE_Y,
  RADIUS,
  REACHED_DISTANCE,
  REACHED_TIME,
  REST_DISTANCE,
  REST_TIME,
  RIM,
  SINCE,
  SPEED,
  VEL_X,
  VEL_Y,
} = discs;

/** Discs nearer than this touch. */
export const TOUCH = 1e-9;
/** The search for a contact ends this near to it. */
const NEAR = 1e-14;

/** What a search found: no contact while both move, a contact, or none as far as it had to look. */
const APART = 0;
const MET = 1;
const LATER = 2;

/**
 * Finds when two discs meet, at the clock's time or later. True when `meeting` is exact (Infinity: never);
 * false when it is only a time before which they do not.
 */
export function meet(i: number, j: number): boolean {
  const d = memory;
  const now = d[CLOCK];
  const stillI = motion[i] === AT_REST || now >= d[i * DISC + REST_TIME];
  const stillJ = motion[j] === AT_REST || now >= d[j * DISC + REST_TIME];
  d[MEETING] = Infinity;
  if (stillJ) {
    if (!stillI) strikeStill(i, j);
    return true;
  }
  if (stillI) {
    strikeStill(j, i);
    return true;
  }
  if (moveAsOne(i, j)) return true;
  const found = approach(i, j);
  d[CLOCK] = now;
  if (found !== APART) return found === MET;
  if (d[i * DISC + REST_TIME] < d[j * DISC + REST_TIME]) {
    d[CLOCK] = d[i * DISC + REST_TIME];
    strikeStill(j, i);
  } else if (d[j * DISC + REST_TIME] < d[i * DISC + REST_TIME]) {
    d[CLOCK] = d[j * DISC + REST_TIME];
    strikeStill(i, j);
  }
  d[CLOCK] = now;
  return true;
}

/** Discs that were brought to one velocity in one contact slide on together. */
function moveAsOne(i: number, j: number): boolean {
  const d = memory;
  return (
    d[i * DISC + SINCE] === d[j * DISC + SINCE] &&
    d[i * DISC + SPEED] === d[j * DISC + SPEED] &&
    d[i * DISC + DIR_X] === d[j * DISC + DIR_X] &&
    d[i * DISC + DIR_Y] === d[j * DISC + DIR_Y] &&
    Math.abs(d[i * DISC + RIM]) === Math.abs(d[j * DISC + RIM])
  );
}

/** A moving disc against one that lies still: its path is straight, so the place is geometry, whatever the spin. */
function strikeStill(i: number, still: number): void {
  const d = memory;
  const lain = motion[still] === AT_REST ? 0 : d[still * DISC + REST_DISTANCE];
  const dx = d[still * DISC + FROM_X] + d[still * DISC + DIR_X] * lain - d[i * DISC + FROM_X];
  const dy = d[still * DISC + FROM_Y] + d[still * DISC + DIR_Y] * lain - d[i * DISC + FROM_Y];
  const ahead = dx * d[i * DISC + DIR_X] + dy * d[i * DISC + DIR_Y];
  if (ahead <= 0) return;
  const reachOfBoth = d[i * DISC + RADIUS] + d[still * DISC + RADIUS];
  const aside = dx * d[i * DISC + DIR_Y] - dy * d[i * DISC + DIR_X];
  const square = reachOfBoth * reachOfBoth - aside * aside;
  if (square <= 0) return;
  const distance = ahead - Math.sqrt(square);
  if (distance >= d[i * DISC + REST_DISTANCE]) return;
  d[REACHED_DISTANCE] = distance;
  reach(i);
  if (d[REACHED_TIME] > d[CLOCK]) {
    const touching = reachOfBoth + TOUCH;
    const now = d[i * DISC + SINCE] === d[CLOCK] && dx * dx + dy * dy < touching * touching;
    d[MEETING] = now ? d[CLOCK] : d[REACHED_TIME];
    return;
  }
  // The contact lies behind: it counts only while the disc is still on the near side.
  d[REACHED_DISTANCE] = ahead;
  reach(i);
  if (d[REACHED_TIME] > d[CLOCK]) d[MEETING] = d[CLOCK];
}

/**
 * Two moving discs: bound the square of their distance below by a parabola, go to its first root, look
 * again. Never goes past a contact.
 */
function approach(i: number, j: number): number {
  const d = memory;
  const end =
    d[i * DISC + REST_TIME] < d[j * DISC + REST_TIME] ? d[i * DISC + REST_TIME] : d[j * DISC + REST_TIME];
  const reachOfBoth = d[i * DISC + RADIUS] + d[j * DISC + RADIUS];
  let near = 2 * reachOfBoth * TOUCH;
  let t = d[CLOCK];
  for (let step = 0; step < 200; step++) {
    d[CLOCK] = t;
    if (d[i * DISC + LOCATED_AT] !== t) locate(i);
    if (d[j * DISC + LOCATED_AT] !== t) locate(j);
    const dx = d[j * DISC + PLACE_X] - d[i * DISC + PLACE_X];
    const dy = d[j * DISC + PLACE_Y] - d[i * DISC + PLACE_Y];
    const vx = d[j * DISC + VEL_X] - d[i * DISC + VEL_X];
    const vy = d[j * DISC + VEL_Y] - d[i * DISC + VEL_Y];
    let gap = dx * dx + dy * dy - reachOfBoth * reachOfBoth;
    const b = dx * vx + dy * vy;
    if (gap <= near && b < 0) {
      d[MEETING] = t;
      return MET;
    }
    near = 2 * reachOfBoth * NEAR;
    if (gap < 0) gap = 0;
    const left = end - t;
    const alongI = dx * d[i * DISC + DIR_X] + dy * d[i * DISC + DIR_Y];
    const alongJ = dx * d[j * DISC + DIR_X] + dy * d[j * DISC + DIR_Y];
    const turnI = vx * d[i * DISC + DIR_X] + vy * d[i * DISC + DIR_Y];
    const turnJ = vx * d[j * DISC + DIR_X] + vy * d[j * DISC + DIR_Y];
    const cubic =
      (turnI > 0 ? d[i * DISC + LEAST_DRAG] : d[i * DISC + MOST_DRAG]) * turnI -
      (turnJ > 0 ? d[j * DISC + MOST_DRAG] : d[j * DISC + LEAST_DRAG]) * turnJ;
    const c =
      vx * vx +
      vy * vy +
      (alongI > 0 ? d[i * DISC + LEAST_DRAG] : d[i * DISC + MOST_DRAG]) * alongI -
      (alongJ > 0 ? d[j * DISC + MOST_DRAG] : d[j * DISC + LEAST_DRAG]) * alongJ +
      (cubic < 0 ? cubic * left : 0);
    const square = b * b - c * gap;
    if (square < 0 || (b >= 0 && c >= 0)) return APART;
    const root = Math.sqrt(square);
    const ahead = b < 0 ? gap / (root - b) : (root + b) / -c;
    if (ahead >= left) return APART;
    if (t + ahead === t) {
      d[MEETING] = t;
      return MET;
    }
    t += ahead;
    if (t > d[HORIZON]) break;
  }
  d[MEETING] = t;
  return LATER;
}
