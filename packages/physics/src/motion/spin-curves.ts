import * as workspace from '../workspace.js';
import { drag, FINAL_RATIO, twist } from './friction.js';

const { SPINNING_FAST, SPINNING_SLOW } = workspace;

/**
 * The slide of a spinning disc, as a table made when the module is loaded.
 *
 * Friction depends on the ratio rim/centre speed alone, so all spinning slides are two curves, up to scale:
 * one of discs that spin less than the final ratio, one of those that spin more. A curve is kept as a
 * function of `left`, the time left until rest (in units of scale/μg): the speed, the rim's speed, the
 * distance left and the turn left. Cells lie eight to an octave, each a cubic for either speed; distance and
 * turn are the exact integrals of those cubics, so position and speed never disagree.
 */
const OCTAVES = 42;
const CELLS_IN_OCTAVE = 8;
const CELLS = OCTAVES * CELLS_IN_OCTAVE + 1;
const STEPS_IN_CELL = 3;
/** How far from the final ratio a curve begins; nearer to it the ratio is taken as constant. */
const DEPARTURE = 1e-4;

/** The slow curve's cells come first, the fast one's after them; a spare one ends each. */
export const CURVE = CELLS + 1;
/** Of every cell: where it begins, its width, and the ratio, the distance left and the turn left there. */
export const begin = new Float64Array(2 * CURVE);
export const width = new Float64Array(2 * CURVE);
export const perWidth = new Float64Array(2 * CURVE);
export const ratioAt = new Float64Array(2 * CURVE);
export const distanceAt = new Float64Array(2 * CURVE);
export const turnAt = new Float64Array(2 * CURVE);
/** The cubics of the two speeds within the cell. */
export const speed0 = new Float64Array(2 * CURVE);
export const speed1 = new Float64Array(2 * CURVE);
export const speed2 = new Float64Array(2 * CURVE);
export const speed3 = new Float64Array(2 * CURVE);
export const rim0 = new Float64Array(2 * CURVE);
export const rim1 = new Float64Array(2 * CURVE);
export const rim2 = new Float64Array(2 * CURVE);
export const rim3 = new Float64Array(2 * CURVE);

drawCurve(0, FINAL_RATIO * (1 - DEPARTURE));
drawCurve(CURVE, FINAL_RATIO * (1 + DEPARTURE));

/** Ratios outside these are in the curves' tails, where power laws hold to the last digits that matter. */
export const LEAST_RATIO = ratioAt[CELLS - 1];
export const GREATEST_RATIO = ratioAt[CURVE + CELLS - 1];

/** The bits of a number, by whose leading ones cells are found. */
export const bits = new Float64Array([1]);
export const words = new Uint32Array(bits.buffer);
export const HIGH = words[1] === 0 ? 0 : 1;
/** The leading word of the number one; those of an octave up and down are 0x100000 apart. */
const ONE = 0x3ff00000;

/** The exponent and the first three bits of the time left itself say in which cell it is, from 1 on. */
export const WORD_OF_ONE = ONE >>> 17;

/** Hints by the leading bits of the ratio, or of its distance from the final one: thirty-two to an octave. */
export const WORD_OF_LEAST = (ONE >>> 15) - 14 * 32;
const HINTS = 21 * 32;
/** Below this ratio the ratio itself is the better key. */
export const EVEN_SPIN = 0.75;
export const evenHints = makeHints(SPINNING_SLOW, (value) => value, false);
export const slowHints = makeHints(SPINNING_SLOW, (value) => FINAL_RATIO - value, true);
export const fastHints = makeHints(SPINNING_FAST, (value) => FINAL_RATIO + value, true);

/** Hints by the leading bits of the distance left: sixteen to an octave, from a quarter on. */
export const WORD_OF_QUARTER = (ONE >>> 16) - 2 * 16;
export const DISTANCE_HINTS = 86 * 16;
export const distanceHints = new Int16Array(2 * DISTANCE_HINTS);
makeDistanceHints(0, 0);
makeDistanceHints(CURVE, DISTANCE_HINTS);

function drawCurve(first: number, ratio: number): void {
  let left = 1;
  let speed = drag(ratio);
  let rim = ratio * speed;
  let distance = speed / 2;
  let turn = rim / 2;
  writeCell(first, 0, 1, [0, speed, 0, 0], [0, rim, 0, 0], 0, 0, FINAL_RATIO);
  for (let cell = 1; cell < CELLS; cell++) {
    const w = octaveOf(cell) / CELLS_IN_OCTAVE;
    const [nextSpeed, nextRim] = integrate(speed, rim, w);
    const speeds = hermite(speed, nextSpeed, drag(rim / speed) * w, drag(nextRim / nextSpeed) * w);
    const rims = hermite(rim, nextRim, 2 * twist(rim / speed) * w, 2 * twist(nextRim / nextSpeed) * w);
    writeCell(first + cell, left, w, speeds, rims, distance, turn, rim / speed);
    distance += w * integral(speeds);
    turn += w * integral(rims);
    left += w;
    speed = nextSpeed;
    rim = nextRim;
  }
  distanceAt[first + CELLS] = Infinity;
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
  cell: number,
  from: number,
  w: number,
  speeds: Cubic,
  rims: Cubic,
  distance: number,
  turn: number,
  ratio: number,
): void {
  begin[cell] = from;
  width[cell] = w;
  perWidth[cell] = 1 / w;
  ratioAt[cell] = ratio;
  distanceAt[cell] = distance;
  turnAt[cell] = turn;
  [speed0[cell], speed1[cell], speed2[cell], speed3[cell]] = speeds;
  [rim0[cell], rim1[cell], rim2[cell], rim3[cell]] = rims;
}

function makeHints(curve: number, ratioOf: (value: number) => number, rising: boolean): Int16Array {
  const first = curve === SPINNING_SLOW ? 0 : CURVE;
  const hints = new Int16Array(HINTS).fill(first + 1);
  const sign = curve === SPINNING_SLOW ? -1 : 1;
  for (let key = 0; key < HINTS; key++) {
    words[HIGH] = (WORD_OF_LEAST + key + (rising ? 0 : 1)) * 32768;
    words[1 - HIGH] = 0;
    const ratio = ratioOf(bits[0]);
    let cell = 1;
    while (cell < CELLS - 2 && sign * (ratio - ratioAt[first + cell + 1]) >= 0) cell++;
    hints[key] = first + cell;
  }
  return hints;
}

function makeDistanceHints(first: number, firstHint: number): void {
  let cell = first;
  for (let key = 0; key < DISTANCE_HINTS; key++) {
    words[HIGH] = (WORD_OF_QUARTER + key) * 65536;
    words[1 - HIGH] = 0;
    while (bits[0] >= distanceAt[cell + 1]) cell++;
    distanceHints[firstHint + key] = cell;
  }
}
