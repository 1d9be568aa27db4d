import * as discs from './discs.js';

const {
  PRESS,
  RUB,
  ACROSS,
  CLOSING,
  DISC,
  FRICTION_CUSHION,
  FRICTION_DISC,
  MASS,
  memory,
  MOST_DISCS,
  NORMAL_X,
  NORMAL_Y,
  PLACE_X,
  PLACE_Y,
  RESTITUTION_CUSHION,
  RESTITUTION_MEN,
  RESTITUTION_STRIKER,
  VEL_RIM,
  VEL_X,
  VEL_Y,
} = discs;

/**
 * Discs that meet more slowly than this either part at this speed or stay together. Without it, bounces of
 * ever smaller size would never end.
 */
export const FLOOR = 1e-3;
export const isStriker = new Uint8Array(MOST_DISCS);

/** Measures the contact of two located discs. */
export function measure(i: number, j: number): void {
  const d = memory;
  const dx = d[j * DISC + PLACE_X] - d[i * DISC + PLACE_X];
  const dy = d[j * DISC + PLACE_Y] - d[i * DISC + PLACE_Y];
  const distance = Math.sqrt(dx * dx + dy * dy);
  const nx = dx / distance;
  const ny = dy / distance;
  const vx = d[j * DISC + VEL_X] - d[i * DISC + VEL_X];
  const vy = d[j * DISC + VEL_Y] - d[i * DISC + VEL_Y];
  d[NORMAL_X] = nx;
  d[NORMAL_Y] = ny;
  d[CLOSING] = -(vx * nx + vy * ny);
  d[ACROSS] = vy * nx - vx * ny;
}

/** Two discs collide; they have been measured. Momentum is kept, energy never grows. */
export function collide(i: number, j: number): void {
  const d = memory;
  const closing = d[CLOSING];
  const restitution = isStriker[i] + isStriker[j] > 0 ? d[RESTITUTION_STRIKER] : d[RESTITUTION_MEN];
  if (closing < FLOOR) {
    partSlowly(i, j);
    return;
  }
  const parting = restitution * closing;
  const perMass = 1 / d[i * DISC + MASS] + 1 / d[j * DISC + MASS];
  const press = (closing + Math.max(parting, FLOOR)) / perMass;
  const rub = -(d[ACROSS] - d[i * DISC + VEL_RIM] - d[j * DISC + VEL_RIM]) / (3 * perMass);
  const most = d[FRICTION_DISC] * press;
  d[PRESS] = press;
  d[RUB] = rub > most ? most : rub < -most ? -most : rub;
  push(i, j);
  spinUp(i, j);
}

/** Gives j the impulse in the memory (press along the normal, rub across it), and i its opposite. */
function push(i: number, j: number): void {
  const d = memory;
  const px = d[PRESS] * d[NORMAL_X] - d[RUB] * d[NORMAL_Y];
  const py = d[PRESS] * d[NORMAL_Y] + d[RUB] * d[NORMAL_X];
  d[i * DISC + VEL_X] -= px / d[i * DISC + MASS];
  d[i * DISC + VEL_Y] -= py / d[i * DISC + MASS];
  d[j * DISC + VEL_X] += px / d[j * DISC + MASS];
  d[j * DISC + VEL_Y] += py / d[j * DISC + MASS];
}

function spinUp(i: number, j: number): void {
  const d = memory;
  d[i * DISC + VEL_RIM] -= (2 * d[RUB]) / d[i * DISC + MASS];
  d[j * DISC + VEL_RIM] -= (2 * d[RUB]) / d[j * DISC + MASS];
}

/**
 * Too slow to bounce. The energy to part at the floor's speed is taken from the slide across; where there is
 * too little of it the two go on as one.
 */
function partSlowly(i: number, j: number): void {
  const d = memory;
  const closing = d[CLOSING] > 0 ? d[CLOSING] : 0;
  const across = d[ACROSS];
  if (across * across < 4 * FLOOR * FLOOR) {
    join(i, j);
    return;
  }
  const perMass = 1 / d[i * DISC + MASS] + 1 / d[j * DISC + MASS];
  const kept = Math.sqrt(across * across - FLOOR * FLOOR + closing * closing);
  const change = across > 0 ? kept - across : -kept - across;
  d[PRESS] = (d[CLOSING] + FLOOR) / perMass;
  d[RUB] = change / perMass;
  push(i, j);
}

/** One velocity for both, and the lesser spin, so that friction keeps them together to the end. */
function join(i: number, j: number): void {
  const d = memory;
  const dx = d[j * DISC + VEL_X] - d[i * DISC + VEL_X];
  const dy = d[j * DISC + VEL_Y] - d[i * DISC + VEL_Y];
  const share = d[j * DISC + MASS] / (d[i * DISC + MASS] + d[j * DISC + MASS]);
  const vx = d[i * DISC + VEL_X] + share * dx;
  const vy = d[i * DISC + VEL_Y] + share * dy;
  d[i * DISC + VEL_X] = vx;
  d[i * DISC + VEL_Y] = vy;
  d[j * DISC + VEL_X] = vx;
  d[j * DISC + VEL_Y] = vy;
  const turnI = Math.abs(d[i * DISC + VEL_RIM]);
  const turnJ = Math.abs(d[j * DISC + VEL_RIM]);
  if (turnI < turnJ) d[j * DISC + VEL_RIM] = d[j * DISC + VEL_RIM] < 0 ? -turnI : turnI;
  else d[i * DISC + VEL_RIM] = d[i * DISC + VEL_RIM] < 0 ? -turnJ : turnJ;
}

/** A disc meets a cushion; `contact` holds the normal into the cushion. */
export function bounce(i: number, straight: boolean): void {
  const d = memory;
  const nx = d[NORMAL_X];
  const ny = d[NORMAL_Y];
  const closing = d[i * DISC + VEL_X] * nx + d[i * DISC + VEL_Y] * ny;
  const across = d[i * DISC + VEL_Y] * nx - d[i * DISC + VEL_X] * ny;
  d[CLOSING] = closing;
  if (closing < FLOOR) {
    slideAlong(i, straight, across);
    return;
  }
  const parting = d[RESTITUTION_CUSHION] * closing;
  const back = straight ? parting : Math.max(parting, FLOOR);
  const most = d[FRICTION_CUSHION] * (closing + back);
  const wanted = -(across + d[i * DISC + VEL_RIM]) / 3;
  const rub = wanted > most ? most : wanted < -most ? -most : wanted;
  d[i * DISC + VEL_X] -= (closing + back) * nx + rub * ny;
  d[i * DISC + VEL_Y] -= (closing + back) * ny - rub * nx;
  d[i * DISC + VEL_RIM] += 2 * rub;
}

/** Along a straight cushion a slow disc slides on; in a rounded corner it must leave the wall, or stop. */
function slideAlong(i: number, straight: boolean, across: number): void {
  const d = memory;
  const nx = d[NORMAL_X];
  const ny = d[NORMAL_Y];
  if (straight) {
    d[i * DISC + VEL_X] = nx === 0 ? d[i * DISC + VEL_X] : 0;
    d[i * DISC + VEL_Y] = ny === 0 ? d[i * DISC + VEL_Y] : 0;
    return;
  }
  const kept = across * across - FLOOR * FLOOR;
  const along = kept > 0 ? (across > 0 ? Math.sqrt(kept) : -Math.sqrt(kept)) : 0;
  const back = kept > 0 ? FLOOR : 0;
  d[i * DISC + VEL_X] = -back * nx - along * ny;
  d[i * DISC + VEL_Y] = -back * ny + along * nx;
}
