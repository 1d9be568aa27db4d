import * as discs from './discs.js';
import * as frameRoom from './frame.js';
import * as impactRoom from './impact.js';
import * as meetRoom from './meet.js';
import { locateWithSpin } from './slide.js';

const {
  SHOCK_STEP,
  BEFORE_RIM,
  BEFORE_X,
  BEFORE_Y,
  DISC,
  FRICTION_CUSHION,
  FRICTION_DISC,
  GONE,
  HALF,
  IMPULSE_RIM,
  IMPULSE_X,
  IMPULSE_Y,
  MASS,
  memory,
  MOST_DISCS,
  motion,
  PLACE_X,
  PLACE_Y,
  RADIUS,
  DAMPING_CUSHION,
  DAMPING_MEN,
  DAMPING_STRIKER,
  VEL_RIM,
  VEL_X,
  VEL_Y,
} = discs;
const { EAST, NORTH, SOUTH, WEST } = frameRoom;
const { isStriker } = impactRoom;
const { TOUCH } = meetRoom;

/**
 * An impact on discs that touch others is felt by all of them at once. Its course is followed in small steps:
 * every contact is a stiff spring and a dashpot that never pull, such that a single contact has its restitution;
 * it rubs as any contact does. Places stay fixed: the time is that of the impact itself, no time at all.
 *
 * Impulses are summed as whole multiples of a fixed quantum, so that the order of the sum does not matter and
 * mirror images stay mirror images to the last bit.
 */
export const members = new Uint8Array(MOST_DISCS);

const MOST_CONTACTS = 6 * MOST_DISCS;
export const contactCount = new Uint16Array(1);
export const firstOf = new Uint8Array(MOST_CONTACTS);
/** The second disc, or a cushion as 100 + its kind. */
export const secondOf = new Uint8Array(MOST_CONTACTS);
export const CUSHION = 100;
/** The step at which a contact was first pressed, 0 for never; and its greatest closing speed. */
export const pressedAt = new Uint16Array(MOST_CONTACTS);
export const pressedBy = new Float64Array(MOST_CONTACTS);

const normalX = new Float64Array(MOST_CONTACTS);
const normalY = new Float64Array(MOST_CONTACTS);
const perMassOf = new Float64Array(MOST_CONTACTS);
const damping = new Float64Array(MOST_CONTACTS);
const friction = new Float64Array(MOST_CONTACTS);
const squeeze = new Float64Array(MOST_CONTACTS);

const inCluster = new Uint8Array(MOST_DISCS);

/** Adding and taking away this leaves a whole multiple of 2⁻⁵², for numbers below a half. */
const QUANTUM = 1.5;
/** Closing speeds below this are left to single contacts. */
const QUIET = 5e-4;
/** A step, in units of the root of mass over stiffness. */
const STEP = 0.28;
const MOST_STEPS = 4000;
/** A share of the friction that would stop all rubbing at once; several contacts share a disc. */
const RUB = 0.3;

/** Gathers the discs that touch, starting from those already in `members`; places and velocities at the clock's time. */
export function gather(count: number): void {
  inCluster.fill(0);
  contactCount[0] = 0;
  for (let i = 0; i < count; i++) {
    if (motion[i] !== GONE && members[i] === 0) locateWithSpin(i);
  }
  let grown = true;
  while (grown) {
    grown = false;
    for (let i = 0; i < count; i++) {
      if (members[i] === 0 || inCluster[i] === 1) continue;
      inCluster[i] = 1;
      for (let j = 0; j < count; j++) {
        if (j === i || motion[j] === GONE || !touching(i, j)) continue;
        if (members[j] === 0) {
          members[j] = 1;
          grown = true;
        }
        if (inCluster[j] === 0) addContact(i < j ? i : j, i < j ? j : i);
      }
      addCushions(i);
    }
  }
}

export function touching(i: number, j: number): boolean {
  const d = memory;
  const dx = d[j * DISC + PLACE_X] - d[i * DISC + PLACE_X];
  const dy = d[j * DISC + PLACE_Y] - d[i * DISC + PLACE_Y];
  const reach = d[i * DISC + RADIUS] + d[j * DISC + RADIUS] + TOUCH;
  return dx * dx + dy * dy < reach * reach;
}

function addContact(i: number, j: number): void {
  const d = memory;
  const at = contactCount[0]++;
  const dx = d[j * DISC + PLACE_X] - d[i * DISC + PLACE_X];
  const dy = d[j * DISC + PLACE_Y] - d[i * DISC + PLACE_Y];
  const distance = Math.sqrt(dx * dx + dy * dy);
  firstOf[at] = i;
  secondOf[at] = j;
  normalX[at] = dx / distance;
  normalY[at] = dy / distance;
  perMassOf[at] = 1 / d[i * DISC + MASS] + 1 / d[j * DISC + MASS];
  const striker = isStriker[i] + isStriker[j] > 0;
  damping[at] = (striker ? d[DAMPING_STRIKER] : d[DAMPING_MEN]) / Math.sqrt(perMassOf[at]);
  friction[at] = d[FRICTION_DISC];
}

function addCushions(i: number): void {
  const d = memory;
  const limit = d[HALF] - d[i * DISC + RADIUS] - TOUCH;
  if (d[i * DISC + PLACE_Y] > limit) addCushion(i, NORTH, 0, 1);
  if (d[i * DISC + PLACE_Y] < -limit) addCushion(i, SOUTH, 0, -1);
  if (d[i * DISC + PLACE_X] > limit) addCushion(i, EAST, 1, 0);
  if (d[i * DISC + PLACE_X] < -limit) addCushion(i, WEST, -1, 0);
}

function addCushion(i: number, kind: number, nx: number, ny: number): void {
  const d = memory;
  const at = contactCount[0]++;
  firstOf[at] = i;
  secondOf[at] = CUSHION + kind;
  normalX[at] = nx;
  normalY[at] = ny;
  perMassOf[at] = 1 / d[i * DISC + MASS];
  damping[at] = d[DAMPING_CUSHION] / Math.sqrt(perMassOf[at]);
  friction[at] = d[FRICTION_CUSHION];
}

/** Follows the impact through the gathered discs and leaves them with their new velocities. */
export function resolveCluster(count: number): void {
  const d = memory;
  let lightest = Infinity;
  for (let i = 0; i < count; i++) {
    if (members[i] === 0) continue;
    d[i * DISC + BEFORE_X] = d[i * DISC + VEL_X];
    d[i * DISC + BEFORE_Y] = d[i * DISC + VEL_Y];
    d[i * DISC + BEFORE_RIM] = d[i * DISC + VEL_RIM];
    d[i * DISC + IMPULSE_X] = 0;
    d[i * DISC + IMPULSE_Y] = 0;
    d[i * DISC + IMPULSE_RIM] = 0;
    if (d[i * DISC + MASS] < lightest) lightest = d[i * DISC + MASS];
  }
  const contacts = contactCount[0];
  for (let at = 0; at < contacts; at++) {
    squeeze[at] = 0;
    pressedAt[at] = 0;
    pressedBy[at] = 0;
  }
  // With stiffness 1, times are in roots of kilograms; the lightest disc sets the step.
  d[SHOCK_STEP] = STEP * Math.sqrt(lightest);
  for (let n = 1; n <= MOST_STEPS; n++) {
    if (!pressAll(n)) break;
    for (let i = 0; i < count; i++) {
      if (members[i] === 0) continue;
      d[i * DISC + VEL_X] = d[i * DISC + BEFORE_X] + d[i * DISC + IMPULSE_X] / d[i * DISC + MASS];
      d[i * DISC + VEL_Y] = d[i * DISC + BEFORE_Y] + d[i * DISC + IMPULSE_Y] / d[i * DISC + MASS];
      d[i * DISC + VEL_RIM] = d[i * DISC + BEFORE_RIM] + d[i * DISC + IMPULSE_RIM] / d[i * DISC + MASS];
    }
  }
  keepEnergy(count);
}

/** One step of every contact. False when nothing is pressed or closing any more. */
function pressAll(n: number): boolean {
  const d = memory;
  const step = d[SHOCK_STEP];
  const contacts = contactCount[0];
  // The first step goes half the way, so that squeeze and velocity are known in turn.
  const drift = n === 1 ? step / 2 : step;
  let busy = false;
  for (let at = 0; at < contacts; at++) {
    const i = firstOf[at];
    const j = secondOf[at];
    const wall = j >= CUSHION;
    const nx = normalX[at];
    const ny = normalY[at];
    const vx = wall ? -d[i * DISC + VEL_X] : d[j * DISC + VEL_X] - d[i * DISC + VEL_X];
    const vy = wall ? -d[i * DISC + VEL_Y] : d[j * DISC + VEL_Y] - d[i * DISC + VEL_Y];
    const closing = -(vx * nx + vy * ny);
    let squeezed = squeeze[at];
    if (squeezed === 0 && closing <= QUIET) continue;
    squeezed += closing * drift;
    const force = squeezed + damping[at] * closing;
    if (squeezed <= 0 || force <= 0) {
      squeeze[at] = 0;
      continue;
    }
    squeeze[at] = squeezed;
    busy = true;
    if (pressedAt[at] === 0) pressedAt[at] = n;
    if (closing > pressedBy[at]) pressedBy[at] = closing;
    const press = force * step;
    const across = vy * nx - vx * ny;
    const slip = wall
      ? across - d[i * DISC + VEL_RIM]
      : across - d[i * DISC + VEL_RIM] - d[j * DISC + VEL_RIM];
    const most = friction[at] * press;
    const wanted = (-slip * RUB) / (3 * perMassOf[at]);
    const rub = wanted > most ? most : wanted < -most ? -most : wanted;
    const px = press * nx - rub * ny + QUANTUM - QUANTUM;
    const py = press * ny + rub * nx + QUANTUM - QUANTUM;
    const turn = 2 * rub + QUANTUM - QUANTUM;
    d[i * DISC + IMPULSE_X] -= px;
    d[i * DISC + IMPULSE_Y] -= py;
    d[i * DISC + IMPULSE_RIM] -= turn;
    if (!wall) {
      d[j * DISC + IMPULSE_X] += px;
      d[j * DISC + IMPULSE_Y] += py;
      d[j * DISC + IMPULSE_RIM] -= turn;
    }
  }
  return busy;
}

/** Steps of a finite size could leave a trace of energy too much: then the whole impulse is made a trace smaller. */
function keepEnergy(count: number): void {
  const d = memory;
  let work = 0;
  let square = 0;
  for (let i = 0; i < count; i++) {
    if (members[i] === 0) continue;
    work +=
      d[i * DISC + IMPULSE_X] * d[i * DISC + BEFORE_X] +
      d[i * DISC + IMPULSE_Y] * d[i * DISC + BEFORE_Y] +
      0.5 * d[i * DISC + IMPULSE_RIM] * d[i * DISC + BEFORE_RIM];
    square +=
      (d[i * DISC + IMPULSE_X] * d[i * DISC + IMPULSE_X] +
        d[i * DISC + IMPULSE_Y] * d[i * DISC + IMPULSE_Y] +
        0.5 * d[i * DISC + IMPULSE_RIM] * d[i * DISC + IMPULSE_RIM]) /
      d[i * DISC + MASS];
  }
  if (work + square / 2 <= 0) return;
  const share = work < 0 ? (-2 * work) / square : 0;
  for (let i = 0; i < count; i++) {
    if (members[i] === 0) continue;
    d[i * DISC + VEL_X] = d[i * DISC + BEFORE_X] + (share * d[i * DISC + IMPULSE_X]) / d[i * DISC + MASS];
    d[i * DISC + VEL_Y] = d[i * DISC + BEFORE_Y] + (share * d[i * DISC + IMPULSE_Y]) / d[i * DISC + MASS];
    d[i * DISC + VEL_RIM] =
      d[i * DISC + BEFORE_RIM] + (share * d[i * DISC + IMPULSE_RIM]) / d[i * DISC + MASS];
  }
}

/** Discs of the cluster that the impact has moved. */
export function wasMoved(i: number): boolean {
  const d = memory;
  return (
    members[i] === 1 &&
    (d[i * DISC + IMPULSE_X] !== 0 || d[i * DISC + IMPULSE_Y] !== 0 || d[i * DISC + IMPULSE_RIM] !== 0)
  );
}

/** The dashpot that gives a contact of unit mass and stiffness the restitution e: from ln e, by halving it. */
export function dampingOf(e: number): number {
  if (e < 1e-4) return 2;
  let root = e;
  for (let i = 0; i < 10; i++) root = Math.sqrt(root);
  const z = (root - 1) / (root + 1);
  const log = 1024 * 2 * z * (1 + (z * z) / 3 + (z * z * z * z) / 5);
  return (-2 * log) / Math.sqrt(Math.PI * Math.PI + log * log);
}
