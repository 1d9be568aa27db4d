import * as workspace from '../workspace.js';
import { readAtTimeLeft, turnLeft } from './read-spin-curve.js';

const {
  AT_REST,
  CLOCK,
  dirX,
  dirY,
  distance0,
  distanceUnit,
  fromX,
  fromY,
  left0,
  leftRate,
  locatedAt,
  memory,
  motion,
  placeX,
  placeY,
  restDistance,
  restTime,
  rim,
  rimUnit,
  SEEN_DISTANCE,
  SEEN_LEFT,
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

/** Has a disc located anew from its last launch. */
export function forget(i: number): void {
  locatedAt[i] = -1;
}

/** Works out where disc i is at the clock's time, and how it moves and spins. */
export function locate(i: number): void {
  const d = memory;
  const now = d[CLOCK];
  if (locatedAt[i] === now) return;
  locatedAt[i] = now;
  const time = now - since[i];
  if (now >= restTime[i]) arrive(i);
  else if (time <= 0) stand(i);
  else if (motion[i] === SPINNING_SLOW || motion[i] === SPINNING_FAST) {
    const left = left0[i] - time * leftRate[i];
    d[SEEN_LEFT] = left > 0 ? left : 0;
    readAtTimeLeft(motion[i]);
    const gone = (distance0[i] - d[SEEN_DISTANCE]) * distanceUnit[i];
    const distance = gone > 0 ? gone : 0;
    const v = speedUnit[i] * d[SEEN_SPEED];
    placeX[i] = fromX[i] + dirX[i] * distance;
    placeY[i] = fromY[i] + dirY[i] * distance;
    velX[i] = dirX[i] * v;
    velY[i] = dirY[i] * v;
    velRim[i] = rimUnit[i] * d[SEEN_RIM];
  } else if (motion[i] === SLIDING) slideOn(i);
  else turnOn(i);
}

/** Brings a disc to where it comes to rest. */
export function arrive(i: number): void {
  placeX[i] = fromX[i] + dirX[i] * restDistance[i];
  placeY[i] = fromY[i] + dirY[i] * restDistance[i];
  velX[i] = 0;
  velY[i] = 0;
  velRim[i] = 0;
}

function stand(i: number): void {
  placeX[i] = fromX[i];
  placeY[i] = fromY[i];
  velX[i] = dirX[i] * speed[i];
  velY[i] = dirY[i] * speed[i];
  velRim[i] = rim[i];
}

function slideOn(i: number): void {
  const d = memory;
  const time = d[CLOCK] - since[i];
  const distance = time * (speed[i] - 0.5 * d[SLOWING] * time);
  const v = speed[i] - d[SLOWING] * time;
  placeX[i] = fromX[i] + dirX[i] * distance;
  placeY[i] = fromY[i] + dirY[i] * distance;
  velX[i] = dirX[i] * v;
  velY[i] = dirY[i] * v;
  velRim[i] = rim[i] === 0 ? 0 : rim[i] * Math.sqrt(1 - time / (restTime[i] - since[i]));
}

function turnOn(i: number): void {
  const time = memory[CLOCK] - since[i];
  const whole = restTime[i] - since[i];
  const share = (whole - time) / whole;
  const root = Math.sqrt(share);
  const power = root * Math.sqrt(root);
  const distance = restDistance[i] * (1 - share * power);
  placeX[i] = fromX[i] + dirX[i] * distance;
  placeY[i] = fromY[i] + dirY[i] * distance;
  velX[i] = dirX[i] * speed[i] * power;
  velY[i] = dirY[i] * speed[i] * power;
  velRim[i] = rim[i] * share;
}

/** How far a located disc's rim has turned since its launch, in metres. */
export function rimTurned(i: number): number {
  const now = memory[CLOCK];
  const kind = motion[i];
  const whole = restTime[i] - since[i];
  const time = now < restTime[i] ? now - since[i] : whole;
  if (rim[i] === 0 || time <= 0) return 0;
  if (kind === SLIDING) {
    const share = 1 - time / whole;
    return (2 / 3) * rim[i] * whole * (1 - share * Math.sqrt(share));
  }
  if (kind === SPINNING_MOST || kind === AT_REST) {
    const share = 1 - time / whole;
    return 0.5 * rim[i] * whole * (1 - share * share);
  }
  const left = left0[i] - time * leftRate[i];
  const turned = turnLeft(kind, left0[i]) - turnLeft(kind, left > 0 ? left : 0);
  return (turned * rimUnit[i]) / leftRate[i];
}
