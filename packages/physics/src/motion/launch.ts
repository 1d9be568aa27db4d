import { notePath } from '../output/write-stroke-log.js';
import * as workspace from '../workspace.js';
import * as frictionOfSlide from './friction.js';
import { readAtRatio } from './read-spin-curve.js';
import * as curves from './spin-curves.js';

const {
  AT_REST,
  CLOCK,
  dirX,
  dirY,
  distance0,
  distanceUnit,
  dragPlay,
  fromX,
  fromY,
  left0,
  leftRate,
  locatedAt,
  meanDrag,
  memory,
  motion,
  PER_SLOWING,
  placeX,
  placeY,
  restDistance,
  restTime,
  rim,
  rimUnit,
  SEEN_DISTANCE,
  SEEN_DRAG,
  SEEN_LEFT,
  SEEN_RATIO,
  SEEN_RIM,
  SEEN_SPEED,
  since,
  SLIDING,
  SLOWING,
  speed,
  speedUnit,
  SPINNING_FAST,
  SPINNING_MOST,
  SPINNING_SLOW,
  velRim,
  velX,
  velY,
} = workspace;
const { FINAL_DRAG, FINAL_RATIO } = frictionOfSlide;
const { GREATEST_RATIO, LEAST_RATIO } = curves;

/** Slower than this a disc would slide less than the last bit of its position: it rests. */
const REST_SPEED = 1e-8;
/** A disc that spins in place loses rim speed at this many μg. */
const SPIN_DRAG = 4 / 3;
/** The bounds of the deceleration are widened by the table's own error. */
const SLACK = 1e-4;

/** Puts a disc down at rest at its place, before a stroke. */
export function setDown(i: number): void {
  motion[i] = AT_REST;
  since[i] = 0;
  fromX[i] = placeX[i];
  fromY[i] = placeY[i];
  dirX[i] = 0;
  dirY[i] = 0;
  speed[i] = 0;
  rim[i] = 0;
  restTime[i] = 0;
  restDistance[i] = 0;
  locatedAt[i] = -1;
}

/** Starts a new slide at the clock's time, from the disc's place and velocities. The path is straight whatever the spin. */
export function launch(i: number): void {
  const d = memory;
  const vx = velX[i];
  const vy = velY[i];
  const v = Math.sqrt(vx * vx + vy * vy);
  since[i] = d[CLOCK];
  locatedAt[i] = d[CLOCK];
  fromX[i] = placeX[i];
  fromY[i] = placeY[i];
  rim[i] = velRim[i];
  if (v < REST_SPEED) {
    layDown(i);
    return;
  }
  const perSpeed = 1 / v;
  dirX[i] = vx * perSpeed;
  dirY[i] = vy * perSpeed;
  speed[i] = v;
  d[SEEN_RATIO] = Math.abs(velRim[i]) * perSpeed;
  if (d[SEEN_RATIO] <= LEAST_RATIO) slideOff(i);
  else if (d[SEEN_RATIO] >= GREATEST_RATIO) slideTurning(i);
  else slideSpinning(i);
}

function layDown(i: number): void {
  const d = memory;
  motion[i] = AT_REST;
  speed[i] = 0;
  dirX[i] = 0;
  dirY[i] = 0;
  restDistance[i] = 0;
  restTime[i] = d[CLOCK] + Math.abs(rim[i]) / (SPIN_DRAG * d[SLOWING]);
}

/** Hardly any spin: constant deceleration, and the spin falls with the root of the speed. */
function slideOff(i: number): void {
  const d = memory;
  const v = speed[i];
  motion[i] = SLIDING;
  restTime[i] = d[CLOCK] + v / d[SLOWING];
  restDistance[i] = (v * v) / (2 * d[SLOWING]);
  meanDrag[i] = d[SLOWING];
  dragPlay[i] = 0;
}

/** Hardly any speed: the spin falls evenly, and the speed with its power of three quarters. */
function slideTurning(i: number): void {
  const d = memory;
  const time = Math.abs(rim[i]) / (SPIN_DRAG * d[SLOWING]);
  motion[i] = SPINNING_MOST;
  restTime[i] = d[CLOCK] + time;
  restDistance[i] = (4 / 7) * speed[i] * time;
  meanDrag[i] = 0.5 * d[SLOWING];
  dragPlay[i] = 0.5 * d[SLOWING];
}

/** In between: one of the two curves, from the place where the ratio is this one. */
function slideSpinning(i: number): void {
  const d = memory;
  const kind = d[SEEN_RATIO] < FINAL_RATIO ? SPINNING_SLOW : SPINNING_FAST;
  readAtRatio(kind);
  const unit = speed[i] / d[SEEN_SPEED];
  motion[i] = kind;
  left0[i] = d[SEEN_LEFT];
  distance0[i] = d[SEEN_DISTANCE];
  speedUnit[i] = unit;
  rimUnit[i] = rim[i] / d[SEEN_RIM];
  distanceUnit[i] = unit * unit * d[PER_SLOWING];
  leftRate[i] = d[SLOWING] / unit;
  restTime[i] = d[CLOCK] + d[SEEN_LEFT] * unit * d[PER_SLOWING];
  restDistance[i] = distanceUnit[i] * d[SEEN_DISTANCE];
  meanDrag[i] = 0.5 * (d[SEEN_DRAG] + FINAL_DRAG) * d[SLOWING];
  dragPlay[i] = (0.5 * Math.abs(d[SEEN_DRAG] - FINAL_DRAG) + SLACK) * d[SLOWING];
}

/** A disc whose slide is over lies still from now on, where it is. */
export function comeToRest(i: number): void {
  const d = memory;
  const now = d[CLOCK];
  d[CLOCK] = restTime[i];
  notePath(i);
  d[CLOCK] = now;
  motion[i] = AT_REST;
  since[i] = restTime[i];
  fromX[i] += dirX[i] * restDistance[i];
  fromY[i] += dirY[i] * restDistance[i];
  dirX[i] = 0;
  dirY[i] = 0;
  speed[i] = 0;
  rim[i] = 0;
  restDistance[i] = 0;
}
