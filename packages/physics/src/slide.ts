import * as discs from './discs.js';
import * as orbitRoom from './orbit.js';
import { enter, look, lookAside, turnLeft } from './orbit.js';

const {
  AT_REST,
  CLOCK,
  DIR_X,
  DIR_Y,
  DISC,
  DISTANCE_0,
  DISTANCE_RATE,
  FROM_X,
  FROM_Y,
  LEAST_DRAG,
  LEFT_0,
  LEFT_RATE,
  LOCATED_AT,
  memory,
  MOST_DRAG,
  motion,
  PER_SLOWING,
  PLACE_X,
  PLACE_Y,
  REACHED_DISTANCE,
  REACHED_SPEED,
  REACHED_TIME,
  REST_DISTANCE,
  REST_TIME,
  RIM,
  RIM_RATE,
  SCALE,
  SEEN_DISTANCE,
  SEEN_DRAG,
  SEEN_LEFT,
  SEEN_RATIO,
  SEEN_RIM,
  SEEN_SPEED,
  SINCE,
  SLIDING,
  SLOWING,
  SPEED,
  SPEED_0,
  SPINNING_FAST,
  SPINNING_MOST,
  SPINNING_SLOW,
  VEL_RIM,
  VEL_X,
  VEL_Y,
} = discs;
const { FAST_SPIN, FINAL_DRAG, FINAL_RATIO, GREATEST_RATIO, LEAST_RATIO, SLOW_SPIN } = orbitRoom;

/** Slower than this a disc would slide less than the last bit of its position: it rests. */
const REST_SPEED = 1e-8;
/** A disc that spins in place loses rim speed at this many μg. */
const SPIN_DRAG = 4 / 3;
/** A step along a slide this small, as a share of the square of the speed, is exact without another look. */
const LAST_STEP = 1e-6;
/** The bounds of the deceleration are widened by the table's own error. */
const SLACK = 1e-4;

/** Starts a new slide at the clock's time, from the disc's place and velocities. The path is straight whatever the spin. */
export function launch(i: number): void {
  const d = memory;
  const vx = d[i * DISC + VEL_X];
  const vy = d[i * DISC + VEL_Y];
  const v = Math.sqrt(vx * vx + vy * vy);
  d[i * DISC + SINCE] = d[CLOCK];
  d[i * DISC + LOCATED_AT] = d[CLOCK];
  d[i * DISC + FROM_X] = d[i * DISC + PLACE_X];
  d[i * DISC + FROM_Y] = d[i * DISC + PLACE_Y];
  d[i * DISC + RIM] = d[i * DISC + VEL_RIM];
  d[i * DISC + SPEED] = v;
  if (v < REST_SPEED) {
    layDown(i);
    return;
  }
  const perSpeed = 1 / v;
  d[i * DISC + DIR_X] = vx * perSpeed;
  d[i * DISC + DIR_Y] = vy * perSpeed;
  const turning = Math.abs(d[i * DISC + RIM]);
  if (turning <= v * LEAST_RATIO) slideOff(i);
  else if (turning >= v * GREATEST_RATIO) slideTurning(i);
  else slideSpinning(i);
}

/** Puts a disc down at rest at its place, before a stroke. */
export function setDown(i: number): void {
  const d = memory;
  const at = i * DISC;
  d[at + FROM_X] = d[at + PLACE_X];
  d[at + FROM_Y] = d[at + PLACE_Y];
  d[at + SINCE] = 0;
  d[at + SPEED] = 0;
  d[at + RIM] = 0;
  d[at + DIR_X] = 0;
  d[at + DIR_Y] = 0;
  d[at + REST_TIME] = 0;
  d[at + REST_DISTANCE] = 0;
  d[at + LOCATED_AT] = -1;
  motion[i] = AT_REST;
}

function layDown(i: number): void {
  const d = memory;
  motion[i] = AT_REST;
  d[i * DISC + SPEED] = 0;
  d[i * DISC + DIR_X] = 0;
  d[i * DISC + DIR_Y] = 0;
  d[i * DISC + REST_DISTANCE] = 0;
  d[i * DISC + REST_TIME] = d[CLOCK] + Math.abs(d[i * DISC + RIM]) / (SPIN_DRAG * d[SLOWING]);
}

/** Hardly any spin: constant deceleration, and the spin falls with the root of the speed. */
function slideOff(i: number): void {
  const d = memory;
  const v = d[i * DISC + SPEED];
  motion[i] = SLIDING;
  d[i * DISC + REST_TIME] = d[CLOCK] + v / d[SLOWING];
  d[i * DISC + REST_DISTANCE] = (v * v) / (2 * d[SLOWING]);
  d[i * DISC + LEAST_DRAG] = d[SLOWING];
  d[i * DISC + MOST_DRAG] = d[SLOWING];
}

/** Hardly any speed: the spin falls evenly, and the speed with its power of three quarters. */
function slideTurning(i: number): void {
  const d = memory;
  const time = Math.abs(d[i * DISC + RIM]) / (SPIN_DRAG * d[SLOWING]);
  motion[i] = SPINNING_MOST;
  d[i * DISC + REST_TIME] = d[CLOCK] + time;
  d[i * DISC + REST_DISTANCE] = (4 / 7) * d[i * DISC + SPEED] * time;
  d[i * DISC + LEAST_DRAG] = 0;
  d[i * DISC + MOST_DRAG] = d[SLOWING];
}

function slideSpinning(i: number): void {
  const d = memory;
  const perSpeed = 1 / d[i * DISC + SPEED];
  const ratio = Math.abs(d[i * DISC + RIM]) * perSpeed;
  const curve = ratio < FINAL_RATIO ? SLOW_SPIN : FAST_SPIN;
  d[SEEN_RATIO] = ratio;
  enter(curve);
  const unit = d[i * DISC + SPEED] / d[SEEN_SPEED];
  const distanceRate = unit * unit * d[PER_SLOWING];
  const now = d[SEEN_DRAG];
  motion[i] = SPINNING_SLOW + curve;
  d[i * DISC + SCALE] = unit;
  d[i * DISC + LEFT_0] = d[SEEN_LEFT];
  d[i * DISC + SPEED_0] = d[SEEN_SPEED];
  d[i * DISC + RIM_RATE] = d[i * DISC + RIM] / d[SEEN_RIM];
  d[i * DISC + LEFT_RATE] = d[SLOWING] * d[SEEN_SPEED] * perSpeed;
  d[i * DISC + DISTANCE_0] = d[SEEN_DISTANCE];
  d[i * DISC + DISTANCE_RATE] = distanceRate;
  d[i * DISC + REST_TIME] = d[CLOCK] + d[SEEN_LEFT] * unit * d[PER_SLOWING];
  d[i * DISC + REST_DISTANCE] = distanceRate * d[SEEN_DISTANCE];
  d[i * DISC + LEAST_DRAG] = (curve === SLOW_SPIN ? FINAL_DRAG : now) * (1 - SLACK) * d[SLOWING];
  d[i * DISC + MOST_DRAG] = (curve === SLOW_SPIN ? now : FINAL_DRAG) * (1 + SLACK) * d[SLOWING];
}

/** Has a disc located anew from its last launch. */
export function forget(i: number): void {
  memory[i * DISC + LOCATED_AT] = -1;
}

/** Works out where disc i is at the clock's time, and how it moves; its spin is left for `locateWithSpin`. */
export function locate(i: number): void {
  const d = memory;
  if (d[i * DISC + LOCATED_AT] === d[CLOCK]) return;
  d[i * DISC + LOCATED_AT] = d[CLOCK];
  const kind = motion[i];
  const time = d[CLOCK] - d[i * DISC + SINCE];
  const whole = d[i * DISC + REST_TIME] - d[i * DISC + SINCE];
  let distance = 0;
  let v = d[i * DISC + SPEED];
  if (time >= whole) {
    distance = d[i * DISC + REST_DISTANCE];
    v = 0;
  } else if (time > 0) {
    if (kind === SPINNING_SLOW || kind === SPINNING_FAST) {
      const left = d[i * DISC + LEFT_0] - time * d[i * DISC + LEFT_RATE];
      d[SEEN_LEFT] = left > 0 ? left : 0;
      look(kind - SPINNING_SLOW);
      distance = (d[i * DISC + DISTANCE_0] - d[SEEN_DISTANCE]) * d[i * DISC + DISTANCE_RATE];
      if (distance < 0) distance = 0;
      v = d[i * DISC + SCALE] * d[SEEN_SPEED];
    } else if (kind === SLIDING) {
      distance = time * (v - 0.5 * d[SLOWING] * time);
      v -= d[SLOWING] * time;
    } else {
      const share = (whole - time) / whole;
      const root = Math.sqrt(share);
      const power = root * Math.sqrt(root);
      distance = d[i * DISC + REST_DISTANCE] * (1 - share * power);
      v *= power;
    }
  }
  d[i * DISC + PLACE_X] = d[i * DISC + FROM_X] + d[i * DISC + DIR_X] * distance;
  d[i * DISC + PLACE_Y] = d[i * DISC + FROM_Y] + d[i * DISC + DIR_Y] * distance;
  d[i * DISC + VEL_X] = d[i * DISC + DIR_X] * v;
  d[i * DISC + VEL_Y] = d[i * DISC + DIR_Y] * v;
}

/** Locates disc i with its spin, as a contact needs it. */
export function locateWithSpin(i: number): void {
  const d = memory;
  locate(i);
  const kind = motion[i];
  const time = d[CLOCK] - d[i * DISC + SINCE];
  const whole = d[i * DISC + REST_TIME] - d[i * DISC + SINCE];
  let w = d[i * DISC + RIM];
  if (time >= whole) w = 0;
  else if (time > 0 && w !== 0) {
    if (kind === SPINNING_SLOW || kind === SPINNING_FAST) {
      const left = d[i * DISC + LEFT_0] - time * d[i * DISC + LEFT_RATE];
      d[SEEN_LEFT] = left > 0 ? left : 0;
      lookAside(kind - SPINNING_SLOW);
      w = d[i * DISC + RIM_RATE] * d[SEEN_RIM];
    } else if (kind === SLIDING) w *= Math.sqrt(1 - time / whole);
    else w *= (whole - time) / whole;
  }
  d[i * DISC + VEL_RIM] = w;
}

/** Works out when disc i will have gone the distance in `reached`. */
export function reach(i: number): void {
  const d = memory;
  const distance = d[REACHED_DISTANCE];
  if (distance >= d[i * DISC + REST_DISTANCE]) {
    d[REACHED_TIME] = d[i * DISC + REST_TIME];
    d[REACHED_SPEED] = 0;
    return;
  }
  const kind = motion[i];
  if (distance <= 0) {
    d[REACHED_TIME] = d[i * DISC + SINCE];
    d[REACHED_SPEED] = d[i * DISC + SPEED];
  } else if (kind === SLIDING) {
    const v = Math.sqrt(d[i * DISC + SPEED] * d[i * DISC + SPEED] - 2 * d[SLOWING] * distance);
    d[REACHED_TIME] = d[i * DISC + SINCE] + (2 * distance) / (d[i * DISC + SPEED] + v);
    d[REACHED_SPEED] = v;
  } else if (kind === SPINNING_MOST) reachTurning(i);
  else reachSpinning(i);
}

/** Steps along parabolas that fit the curve where each begins: the error falls with its cube. */
function reachSpinning(i: number): void {
  const d = memory;
  const unit = d[i * DISC + SCALE];
  const curve = motion[i] - SPINNING_SLOW;
  const whole = d[i * DISC + DISTANCE_0];
  const target = whole - d[REACHED_DISTANCE] / d[i * DISC + DISTANCE_RATE];
  let left = d[i * DISC + LEFT_0];
  let excess = whole - target;
  let v = d[i * DISC + SPEED_0];
  let bend = (curve === SLOW_SPIN ? d[i * DISC + MOST_DRAG] : d[i * DISC + LEAST_DRAG]) / d[SLOWING];
  for (let step = 0; step < 20; step++) {
    const square = v * v - 2 * bend * excess;
    const next = left - (2 * excess) / (v + (square > 0 ? Math.sqrt(square) : 0));
    left = next > 0 ? next : 0.5 * left;
    d[SEEN_LEFT] = left;
    look(curve);
    excess = d[SEEN_DISTANCE] - target;
    v = d[SEEN_SPEED];
    if (Math.abs(excess) * bend <= LAST_STEP * v * v) {
      const back = excess / v;
      left -= back * (1 + (0.5 * bend * back) / v);
      v -= bend * back;
      break;
    }
    lookAside(curve);
    bend = d[SEEN_DRAG];
  }
  d[REACHED_TIME] = d[i * DISC + SINCE] + (d[i * DISC + LEFT_0] - left) / d[i * DISC + LEFT_RATE];
  d[REACHED_SPEED] = unit * v;
}

/** With y the fourth root of the share of time left, y⁷ is the share of the slide left: Newton from above. */
function reachTurning(i: number): void {
  const d = memory;
  const share = 1 - d[REACHED_DISTANCE] / d[i * DISC + REST_DISTANCE];
  let y = 1;
  for (let step = 0; step < 80; step++) {
    const y6 = y * y * y * y * y * y;
    const next = y - (y6 * y - share) / (7 * y6);
    if (next >= y) break;
    y = next;
  }
  d[REACHED_TIME] = d[i * DISC + REST_TIME] - y * y * y * y * (d[i * DISC + REST_TIME] - d[i * DISC + SINCE]);
  d[REACHED_SPEED] = d[i * DISC + SPEED] * y * y * y;
}

/** How far a located disc's rim has turned since its launch, in metres. */
export function rimTurned(i: number): number {
  const d = memory;
  const kind = motion[i];
  const whole = d[i * DISC + REST_TIME] - d[i * DISC + SINCE];
  const time = d[CLOCK] < d[i * DISC + REST_TIME] ? d[CLOCK] - d[i * DISC + SINCE] : whole;
  if (d[i * DISC + RIM] === 0 || time <= 0) return 0;
  if (kind === SLIDING) {
    const share = 1 - time / whole;
    return (2 / 3) * d[i * DISC + RIM] * whole * (1 - share * Math.sqrt(share));
  }
  if (kind === SPINNING_MOST || kind === AT_REST) {
    const share = 1 - time / whole;
    return 0.5 * d[i * DISC + RIM] * whole * (1 - share * share);
  }
  const curve = kind - SPINNING_SLOW;
  const left = d[i * DISC + LEFT_0] - time * d[i * DISC + LEFT_RATE];
  const turned = turnLeft(curve, d[i * DISC + LEFT_0]) - turnLeft(curve, left > 0 ? left : 0);
  return (turned * d[i * DISC + RIM_RATE]) / d[i * DISC + LEFT_RATE];
}
