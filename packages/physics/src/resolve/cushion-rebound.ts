import * as workspace from '../workspace.js';

const {
  ACROSS,
  CLOSING,
  cornerTouches,
  SLOWEST_BOUNCE,
  FRICTION_CUSHION,
  memory,
  NORMAL_X,
  NORMAL_Y,
  PARTING,
  RESTITUTION_CUSHION,
  velRim,
  velX,
  velY,
} = workspace;

/**
 * The least slope, to its tangent, at which a disc leaves a rounded corner. It doubles with so many touches: what
 * goes round and round, or is jammed there, comes to its end in time.
 */
const SKIM = 1 / 32;
const PATIENCE = 256;
const STEEPEST = 1 / 2;

/** A disc meets a straight cushion; the contact has been measured. Too slow to bounce, it slides on along it. */
export function bounce(i: number): void {
  const d = memory;
  if (d[CLOSING] < SLOWEST_BOUNCE) {
    velX[i] = d[NORMAL_X] === 0 ? velX[i] : 0;
    velY[i] = d[NORMAL_Y] === 0 ? velY[i] : 0;
    return;
  }
  d[PARTING] = d[RESTITUTION_CUSHION] * d[CLOSING];
  leaveCushion(i);
}

/**
 * A disc meets a rounded corner. One that hugs the curve would touch it without end: it leaves it at a small
 * angle instead and goes round by chords, at the same speed. What is too slow for that stops.
 */
export function bounceInCorner(i: number): void {
  const d = memory;
  const across = d[ACROSS];
  const closing = d[CLOSING] > 0 ? d[CLOSING] : 0;
  const slope = Math.min(SKIM * (1 + cornerTouches[i]++ / PATIENCE), STEEPEST);
  const least = Math.max(SLOWEST_BOUNCE, slope * Math.abs(across));
  d[PARTING] = Math.max(d[RESTITUTION_CUSHION] * closing, least);
  if (d[PARTING] > closing) {
    const square = across * across + closing * closing - least * least;
    if (square <= 0) {
      velX[i] = 0;
      velY[i] = 0;
      return;
    }
    d[ACROSS] = across > 0 ? Math.sqrt(square) : -Math.sqrt(square);
  }
  leaveCushion(i);
}

/** Measures the contact of a located disc with a cushion; the memory has the normal into it. */
export function measureCushion(i: number): void {
  const d = memory;
  d[CLOSING] = velX[i] * d[NORMAL_X] + velY[i] * d[NORMAL_Y];
  d[ACROSS] = velY[i] * d[NORMAL_X] - velX[i] * d[NORMAL_Y];
}

/** Turns the disc back from the cushion at its parting speed, and lets the two rub. */
function leaveCushion(i: number): void {
  const d = memory;
  const nx = d[NORMAL_X];
  const ny = d[NORMAL_Y];
  const most = d[FRICTION_CUSHION] * (d[CLOSING] + d[PARTING]);
  const wanted = -(d[ACROSS] + velRim[i]) / 3;
  const rub = wanted > most ? most : wanted < -most ? -most : wanted;
  const along = d[ACROSS] + rub;
  velX[i] = -d[PARTING] * nx - along * ny;
  velY[i] = -d[PARTING] * ny + along * nx;
  velRim[i] += 2 * rub;
}
