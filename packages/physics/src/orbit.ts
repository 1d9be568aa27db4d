import * as discs from './discs.js';
import { drag, finalRatio, twist } from './friction.js';

const { memory, SEEN_DISTANCE, SEEN_DRAG, SEEN_LEFT, SEEN_RATIO, SEEN_RIM, SEEN_SPEED } = discs;

/**
 * The slide of a spinning disc, as a table.
 *
 * Friction depends on the ratio rim/centre speed alone, so all spinning slides are two curves, up to scale:
 * one of discs that spin less than the final ratio, one of those that spin more. A curve is kept as a
 * function of `left`, the time left until rest (in units of scale/μg): the speed, the rim's speed, the
 * distance left and the turn left. Cells lie eight to an octave, each a cubic for either speed; distance and
 * turn are the exact integrals of those cubics, so position and speed never disagree.
 */
export const SLOW_SPIN = 0;
export const FAST_SPIN = 1;

export const FINAL_RATIO = finalRatio();
export const FINAL_DRAG = drag(FINAL_RATIO);

const OCTAVES = 42;
const CELLS_IN_OCTAVE = 8;
const CELLS = OCTAVES * CELLS_IN_OCTAVE + 1;
const STEPS_IN_CELL = 3;
/** How far from the final ratio a curve begins; nearer to it the ratio is taken as constant. */
const DEPARTURE = 1e-4;

/** One cell: where it begins, 1/width, width, distance left, turn left, four of speed, four of rim, ratio. */
const CELL = 16;
const BEGIN = 0;
const PER_WIDTH = 1;
const WIDTH = 2;
const DISTANCE = 3;
const TURN = 4;
const CELL_SPEED = 5;
const CELL_RIM = 9;
const RATIO = 13;

const slowCurve = curve(FINAL_RATIO * (1 - DEPARTURE));
const fastCurve = curve(FINAL_RATIO * (1 + DEPARTURE));

/** Ratios outside these are in the curves' tails, where power laws hold to the last digits that matter. */
export const LEAST_RATIO = slowCurve[(CELLS - 1) * CELL + RATIO];
export const GREATEST_RATIO = fastCurve[(CELLS - 1) * CELL + RATIO];

function curve(ratio: number): Float64Array {
  const cells = new Float64Array((CELLS + 1) * CELL);
  let left = 1;
  let speed = drag(ratio);
  let rim = ratio * speed;
  let distance = speed / 2;
  let turn = rim / 2;
  writeCell(cells, 0, 0, 1, [0, speed, 0, 0], [0, rim, 0, 0], 0, 0, FINAL_RATIO);
  for (let cell = 1; cell < CELLS; cell++) {
    const width = octaveOf(cell) / CELLS_IN_OCTAVE;
    const [nextSpeed, nextRim] = integrate(speed, rim, width);
    const speeds = hermite(speed, nextSpeed, drag(rim / speed) * width, drag(nextRim / nextSpeed) * width);
    const rims = hermite(
      rim,
      nextRim,
      2 * twist(rim / speed) * width,
      2 * twist(nextRim / nextSpeed) * width,
    );
    writeCell(cells, cell, left, width, speeds, rims, distance, turn, rim / speed);
    distance += width * integral(speeds);
    turn += width * integral(rims);
    left += width;
    speed = nextSpeed;
    rim = nextRim;
  }
  return cells;
}

function octaveOf(cell: number): number {
  let octave = 1;
  for (let i = CELLS_IN_OCTAVE; i < cell; i += CELLS_IN_OCTAVE) octave *= 2;
  return octave;
}

/** Runge–Kutta, backwards in time: away from rest the two speeds grow. */
function integrate(speed: number, rim: number, width: number): [number, number] {
  const h = width / STEPS_IN_CELL;
  for (let i = 0; i < STEPS_IN_CELL; i++) {
    const a = rim / speed;
    const av = drag(a);
    const aw = 2 * twist(a);
    const b = (rim + (h / 2) * aw) / (speed + (h / 2) * av);
    const bv = drag(b);
    const bw = 2 * twist(b);
    const c = (rim + (h / 2) * bw) / (speed + (h / 2) * bv);
    const cv = drag(c);
    const cw = 2 * twist(c);
    const d = (rim + h * cw) / (speed + h * cv);
    speed += (h / 6) * (av + 2 * bv + 2 * cv + drag(d));
    rim += (h / 6) * (aw + 2 * bw + 2 * cw + 2 * twist(d));
  }
  return [speed, rim];
}

type Cubic = readonly [number, number, number, number];

function hermite(from: number, to: number, slopeFrom: number, slopeTo: number): Cubic {
  const rise = to - from;
  return [from, slopeFrom, 3 * rise - 2 * slopeFrom - slopeTo, slopeFrom + slopeTo - 2 * rise];
}

function integral(c: Cubic): number {
  return c[0] + c[1] / 2 + c[2] / 3 + c[3] / 4;
}

function writeCell(
  cells: Float64Array,
  cell: number,
  begin: number,
  width: number,
  speeds: Cubic,
  rims: Cubic,
  distance: number,
  turn: number,
  ratio: number,
): void {
  const at = cell * CELL;
  cells[at + BEGIN] = begin;
  cells[at + PER_WIDTH] = 1 / width;
  cells[at + WIDTH] = width;
  cells[at + DISTANCE] = distance;
  cells[at + TURN] = turn;
  cells.set(speeds, at + CELL_SPEED);
  cells.set(rims, at + CELL_RIM);
  cells[at + RATIO] = ratio;
}

const bits = new Float64Array([1]);
const words = new Uint32Array(bits.buffer);
const HIGH = words[1] === 0 ? 0 : 1;
const WORD_OF_ONE = words[HIGH] >>> 17;

/** Hints by the leading bits of the ratio, or of its distance from the final one: thirty-two to an octave. */
const WORD_OF_LEAST = (words[HIGH] >>> 15) - 14 * 32;
const HINTS = 21 * 32;
/** Below this ratio the ratio itself is the better key. */
const EVEN_SPIN = 0.75;
const evenHints = makeHints(slowCurve, (value) => value, false);
const slowHints = makeHints(slowCurve, (value) => FINAL_RATIO - value, true);
const fastHints = makeHints(fastCurve, (value) => FINAL_RATIO + value, true);

/**
 * Reads a curve where the memory says how much time is left: the speed and the distance left. Numbers go in
 * and out by the memory, since a call with fractions among its arguments allocates.
 */
export function look(curve: number): void {
  const d = memory;
  const cells = curve === SLOW_SPIN ? slowCurve : fastCurve;
  const left = d[SEEN_LEFT];
  let at = 0;
  if (left >= 1) {
    bits[0] = left;
    at = ((words[HIGH] >>> 17) - WORD_OF_ONE + 1) * CELL;
  }
  const u = (left - cells[at + BEGIN]) * cells[at + PER_WIDTH];
  const v0 = cells[at + CELL_SPEED];
  const v1 = cells[at + CELL_SPEED + 1];
  const v2 = cells[at + CELL_SPEED + 2];
  const v3 = cells[at + CELL_SPEED + 3];
  d[SEEN_SPEED] = ((v3 * u + v2) * u + v1) * u + v0;
  d[SEEN_DISTANCE] =
    cells[at + DISTANCE] +
    cells[at + WIDTH] * ((((0.25 * v3 * u + (1 / 3) * v2) * u + 0.5 * v1) * u + v0) * u);
}

/** Reads, at the same place, the rim's speed and the deceleration in μg. */
export function lookAside(curve: number): void {
  const d = memory;
  const cells = curve === SLOW_SPIN ? slowCurve : fastCurve;
  const left = d[SEEN_LEFT];
  let at = 0;
  if (left >= 1) {
    bits[0] = left;
    at = ((words[HIGH] >>> 17) - WORD_OF_ONE + 1) * CELL;
  }
  const u = (left - cells[at + BEGIN]) * cells[at + PER_WIDTH];
  d[SEEN_RIM] =
    ((cells[at + CELL_RIM + 3] * u + cells[at + CELL_RIM + 2]) * u + cells[at + CELL_RIM + 1]) * u +
    cells[at + CELL_RIM];
  d[SEEN_DRAG] =
    ((3 * cells[at + CELL_SPEED + 3] * u + 2 * cells[at + CELL_SPEED + 2]) * u + cells[at + CELL_SPEED + 1]) *
    cells[at + PER_WIDTH];
}

/** The cell of a time left: the exponent and the first three bits of the number itself say which. */
function cellOf(left: number): number {
  if (left < 1) return 0;
  bits[0] = left;
  return (((words[HIGH] >>> 17) - WORD_OF_ONE + 1) | 0) * CELL;
}

/** The turn left, in radii: the integral of the rim's speed. */
export function turnLeft(curve: number, left: number): number {
  const cells = curve === SLOW_SPIN ? slowCurve : fastCurve;
  const at = cellOf(left);
  const u = (left - cells[at + BEGIN]) * cells[at + PER_WIDTH];
  const w2 = (1 / 3) * cells[at + CELL_RIM + 2];
  const sum =
    ((0.25 * cells[at + CELL_RIM + 3] * u + w2) * u + 0.5 * cells[at + CELL_RIM + 1]) * u +
    cells[at + CELL_RIM];
  return cells[at + TURN] + cells[at + WIDTH] * sum * u;
}

/** Finds where a curve has the ratio in the memory, and reads it there: a hint for the cell, then Newton on its cubics. */
export function enter(curve: number): void {
  const d = memory;
  const cells = curve === SLOW_SPIN ? slowCurve : fastCurve;
  const sign = curve === SLOW_SPIN ? -1 : 1;
  const ratio = d[SEEN_RATIO];
  if (sign * (ratio - cells[CELL + RATIO]) < 0) {
    d[SEEN_LEFT] = 0.5;
    look(curve);
    lookAside(curve);
    return;
  }
  const near = curve === FAST_SPIN ? ratio - FINAL_RATIO : ratio < EVEN_SPIN ? ratio : FINAL_RATIO - ratio;
  bits[0] = near;
  const hints = curve === FAST_SPIN ? fastHints : ratio < EVEN_SPIN ? evenHints : slowHints;
  let at = hints[(words[HIGH] >>> 15) - WORD_OF_LEAST] * CELL;
  while (sign * (ratio - cells[at + CELL + RATIO]) >= 0) at += CELL;
  const c0 = cells[at + CELL_RIM] - ratio * cells[at + CELL_SPEED];
  const c1 = cells[at + CELL_RIM + 1] - ratio * cells[at + CELL_SPEED + 1];
  const c2 = cells[at + CELL_RIM + 2] - ratio * cells[at + CELL_SPEED + 2];
  const c3 = cells[at + CELL_RIM + 3] - ratio * cells[at + CELL_SPEED + 3];
  let u = -c0 / (c1 + c2 + c3);
  // The slope hardly changes within a cell: one division serves both steps. They leave less than the table's error.
  const perSlope = 1 / ((3 * c3 * u + 2 * c2) * u + c1);
  for (let i = 0; i < 2; i++) u -= (((c3 * u + c2) * u + c1) * u + c0) * perSlope;
  d[SEEN_LEFT] = cells[at + BEGIN] + u * cells[at + WIDTH];
  look(curve);
  lookAside(curve);
}

function makeHints(cells: Float64Array, ratioOf: (value: number) => number, rising: boolean): Int16Array {
  const hints = new Int16Array(HINTS).fill(1);
  const sign = cells === slowCurve ? -1 : 1;
  for (let key = 0; key < HINTS; key++) {
    words[HIGH] = (WORD_OF_LEAST + key + (rising ? 0 : 1)) * 32768;
    words[1 - HIGH] = 0;
    const ratio = ratioOf(bits[0]);
    let cell = 1;
    while (cell < CELLS - 2 && sign * (ratio - cells[(cell + 1) * CELL + RATIO]) >= 0) cell++;
    hints[key] = cell;
  }
  return hints;
}
