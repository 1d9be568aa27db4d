import * as workspace from '../workspace.js';
import * as frictionOfSlide from './friction.js';
import * as curves from './spin-curves.js';

const {
  memory,
  SEEN_DISTANCE,
  SEEN_DRAG,
  SEEN_LEFT,
  SEEN_RATIO,
  SEEN_RIM,
  SEEN_SHARE,
  SEEN_SPEED,
  SPINNING_SLOW,
} = workspace;
const { FINAL_RATIO } = frictionOfSlide;
const { begin, CURVE, distanceAt, perWidth, ratioAt, turnAt, width } = curves;
const { rim0, rim1, rim2, rim3, speed0, speed1, speed2, speed3 } = curves;
const { bits, HIGH, WORD_OF_ONE, words } = curves;
const { EVEN_SPIN, evenHints, fastHints, slowHints, WORD_OF_LEAST } = curves;
const { DISTANCE_HINTS, distanceHints, WORD_OF_QUARTER } = curves;

/**
 * Reads a curve where the memory says how much time is left: both speeds, the distance left, the deceleration in
 * μg. Numbers go in and out by the memory, since a call with fractions among its arguments allocates.
 */
export function readAtTimeLeft(curve: number): void {
  const d = memory;
  const left = d[SEEN_LEFT];
  let cell = curve === SPINNING_SLOW ? 0 : CURVE;
  if (left >= 1) {
    bits[0] = left;
    cell += (words[HIGH] >>> 17) - WORD_OF_ONE + 1;
  }
  d[SEEN_SHARE] = (left - begin[cell]) * perWidth[cell];
  readCell(cell);
}

/** Reads a cell where the memory says which share of it has gone by. */
function readCell(cell: number): void {
  const d = memory;
  const u = d[SEEN_SHARE];
  const v0 = speed0[cell];
  const v1 = speed1[cell];
  const v2 = speed2[cell];
  const v3 = speed3[cell];
  d[SEEN_SPEED] = ((v3 * u + v2) * u + v1) * u + v0;
  d[SEEN_DISTANCE] =
    distanceAt[cell] + width[cell] * ((((0.25 * v3 * u + (1 / 3) * v2) * u + 0.5 * v1) * u + v0) * u);
  d[SEEN_RIM] = ((rim3[cell] * u + rim2[cell]) * u + rim1[cell]) * u + rim0[cell];
  d[SEEN_DRAG] = ((3 * v3 * u + 2 * v2) * u + v1) * perWidth[cell];
}

/** The turn left, in radii: the integral of the rim's speed. */
export function turnLeft(curve: number, left: number): number {
  let cell = curve === SPINNING_SLOW ? 0 : CURVE;
  if (left >= 1) {
    bits[0] = left;
    cell += (words[HIGH] >>> 17) - WORD_OF_ONE + 1;
  }
  const u = (left - begin[cell]) * perWidth[cell];
  const w2 = (1 / 3) * rim2[cell];
  const sum = ((0.25 * rim3[cell] * u + w2) * u + 0.5 * rim1[cell]) * u + rim0[cell];
  return turnAt[cell] + width[cell] * sum * u;
}

/** Finds where a curve has the ratio in the memory, and reads it there: a hint for the cell, then Newton on its cubics. */
export function readAtRatio(curve: number): void {
  const d = memory;
  const ratio = d[SEEN_RATIO];
  if (curve === SPINNING_SLOW ? ratio > ratioAt[1] : ratio < ratioAt[CURVE + 1]) {
    d[SEEN_LEFT] = 0.5;
    readAtTimeLeft(curve);
    return;
  }
  const cell = curve === SPINNING_SLOW ? slowCell() : fastCell();
  const c0 = rim0[cell] - ratio * speed0[cell];
  const c1 = rim1[cell] - ratio * speed1[cell];
  const c2 = rim2[cell] - ratio * speed2[cell];
  const c3 = rim3[cell] - ratio * speed3[cell];
  let u = -c0 / (c1 + c2 + c3);
  // The slope hardly changes within a cell: one division serves both steps. They leave less than the table's error.
  const perSlope = 1 / ((3 * c3 * u + 2 * c2) * u + c1);
  u -= (((c3 * u + c2) * u + c1) * u + c0) * perSlope;
  u -= (((c3 * u + c2) * u + c1) * u + c0) * perSlope;
  d[SEEN_LEFT] = begin[cell] + u * width[cell];
  d[SEEN_SHARE] = u;
  readCell(cell);
}

function slowCell(): number {
  const ratio = memory[SEEN_RATIO];
  const even = ratio < EVEN_SPIN;
  bits[0] = even ? ratio : FINAL_RATIO - ratio;
  const hint = (words[HIGH] >>> 15) - WORD_OF_LEAST;
  let cell = even ? evenHints[hint] : slowHints[hint];
  while (ratio <= ratioAt[cell + 1]) cell++;
  return cell;
}

function fastCell(): number {
  const ratio = memory[SEEN_RATIO];
  bits[0] = ratio - FINAL_RATIO;
  let cell = fastHints[(words[HIGH] >>> 15) - WORD_OF_LEAST];
  while (ratio >= ratioAt[cell + 1]) cell++;
  return cell;
}

/** Finds where a curve has the distance left in the memory: the time left there, and the speed. */
export function readAtDistanceLeft(curve: number): void {
  const d = memory;
  const distance = d[SEEN_DISTANCE];
  if (distance <= 0) {
    d[SEEN_LEFT] = 0;
    d[SEEN_SPEED] = 0;
    return;
  }
  let cell = curve === SPINNING_SLOW ? 0 : CURVE;
  if (distance >= distanceAt[cell + 1]) {
    bits[0] = distance;
    const hint = (words[HIGH] >>> 16) - WORD_OF_QUARTER;
    cell = distanceHints[curve === SPINNING_SLOW ? hint : DISTANCE_HINTS + hint];
    while (distance >= distanceAt[cell + 1]) cell++;
  }
  const v0 = speed0[cell];
  const v1 = speed1[cell];
  const v2 = speed2[cell];
  const v3 = speed3[cell];
  const target = (distance - distanceAt[cell]) * perWidth[cell];
  // The first two terms make a parabola with a known root; the others change it by less than a thousandth.
  let u = (2 * target) / (v0 + Math.sqrt(v0 * v0 + 2 * v1 * target));
  const perSpeed = 1 / (((v3 * u + v2) * u + v1) * u + v0);
  u -= ((((0.25 * v3 * u + (1 / 3) * v2) * u + 0.5 * v1) * u + v0) * u - target) * perSpeed;
  u -= ((((0.25 * v3 * u + (1 / 3) * v2) * u + 0.5 * v1) * u + v0) * u - target) * perSpeed;
  d[SEEN_LEFT] = begin[cell] + u * width[cell];
  d[SEEN_SPEED] = ((v3 * u + v2) * u + v1) * u + v0;
}
