import * as workspace from '../workspace.js';

const {
  ACROSS,
  CLOSING,
  FRICTION_DISC,
  isStriker,
  LEAST_PARTING,
  mass,
  memory,
  NORMAL_X,
  NORMAL_Y,
  placeX,
  placeY,
  PRESS,
  RESTITUTION_MEN,
  RESTITUTION_STRIKER,
  RUB,
  velRim,
  velX,
  velY,
} = workspace;

/** Measures the contact of two located discs. */
export function measure(i: number, j: number): void {
  const d = memory;
  const dx = placeX[j] - placeX[i];
  const dy = placeY[j] - placeY[i];
  const distance = Math.sqrt(dx * dx + dy * dy);
  const nx = dx / distance;
  const ny = dy / distance;
  const vx = velX[j] - velX[i];
  const vy = velY[j] - velY[i];
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
  if (closing < d[LEAST_PARTING]) {
    partSlowly(i, j);
    return;
  }
  const parting = restitution * closing;
  const perMass = 1 / mass[i] + 1 / mass[j];
  const press = (closing + Math.max(parting, d[LEAST_PARTING])) / perMass;
  const rub = -(d[ACROSS] - velRim[i] - velRim[j]) / (3 * perMass);
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
  velX[i] -= px / mass[i];
  velY[i] -= py / mass[i];
  velX[j] += px / mass[j];
  velY[j] += py / mass[j];
}

function spinUp(i: number, j: number): void {
  const d = memory;
  velRim[i] -= (2 * d[RUB]) / mass[i];
  velRim[j] -= (2 * d[RUB]) / mass[j];
}

/**
 * Too slow to bounce. The energy to part at the least speed is taken from the slide across; where there is too
 * little of it the two go on as one.
 */
function partSlowly(i: number, j: number): void {
  const d = memory;
  const closing = d[CLOSING] > 0 ? d[CLOSING] : 0;
  const across = d[ACROSS];
  const parting = d[LEAST_PARTING];
  if (across * across < 4 * parting * parting) {
    join(i, j);
    return;
  }
  const perMass = 1 / mass[i] + 1 / mass[j];
  const kept = Math.sqrt(across * across - parting * parting + closing * closing);
  const change = across > 0 ? kept - across : -kept - across;
  d[PRESS] = (d[CLOSING] + parting) / perMass;
  d[RUB] = change / perMass;
  push(i, j);
}

/** One velocity for both, and the lesser spin, so that friction keeps them together to the end. */
function join(i: number, j: number): void {
  const dx = velX[j] - velX[i];
  const dy = velY[j] - velY[i];
  const share = mass[j] / (mass[i] + mass[j]);
  const vx = velX[i] + share * dx;
  const vy = velY[i] + share * dy;
  velX[i] = vx;
  velY[i] = vy;
  velX[j] = vx;
  velY[j] = vy;
  const turnI = Math.abs(velRim[i]);
  const turnJ = Math.abs(velRim[j]);
  if (turnI < turnJ) velRim[j] = velRim[j] < 0 ? -turnI : turnI;
  else velRim[i] = velRim[i] < 0 ? -turnJ : turnJ;
}
