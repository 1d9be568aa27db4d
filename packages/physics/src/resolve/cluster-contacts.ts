import { locate } from '../motion/slide.js';
import * as workspace from '../workspace.js';

const {
  CUSHION,
  DAMPING_CUSHION,
  DAMPING_MEN,
  DAMPING_STRIKER,
  EAST,
  FRICTION_CUSHION,
  FRICTION_DISC,
  GONE,
  HALF,
  isStriker,
  mass,
  members,
  memory,
  MOST_DISCS,
  motion,
  NORTH,
  placeX,
  placeY,
  radius,
  ROOM,
  SOUTH,
  TOUCH,
  WEST,
} = workspace;

/** The contacts of the cluster that is looked at, an array to a quantity. */
const MOST_CONTACTS = 6 * MOST_DISCS;
export const contactCount = new Uint16Array(ROOM);
export const firstOf = new Uint8Array(MOST_CONTACTS);
/** The second disc, or CUSHION and a cushion's kind. */
export const secondOf = new Uint8Array(MOST_CONTACTS);
export const normalX = new Float64Array(MOST_CONTACTS);
export const normalY = new Float64Array(MOST_CONTACTS);
export const perMassOf = new Float64Array(MOST_CONTACTS);
export const damping = new Float64Array(MOST_CONTACTS);
export const friction = new Float64Array(MOST_CONTACTS);
/** The step at which a contact was first pressed, 0 for never; and its greatest closing speed. */
export const pressedAt = new Uint16Array(MOST_CONTACTS);
export const pressedBy = new Float64Array(MOST_CONTACTS);

const inCluster = new Uint8Array(ROOM);

/** Gathers the discs that touch, starting from those already in `members`; places and velocities at the clock's time. */
export function gatherCluster(count: number): void {
  inCluster.fill(0);
  contactCount[0] = 0;
  for (let i = 0; i < count; i++) {
    if (motion[i] !== GONE && members[i] === 0) locate(i);
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

function touching(i: number, j: number): boolean {
  const dx = placeX[j] - placeX[i];
  const dy = placeY[j] - placeY[i];
  const reach = radius[i] + radius[j] + TOUCH;
  return dx * dx + dy * dy < reach * reach;
}

function addContact(i: number, j: number): void {
  const d = memory;
  const at = contactCount[0]++;
  const dx = placeX[j] - placeX[i];
  const dy = placeY[j] - placeY[i];
  const distance = Math.sqrt(dx * dx + dy * dy);
  firstOf[at] = i;
  secondOf[at] = j;
  normalX[at] = dx / distance;
  normalY[at] = dy / distance;
  perMassOf[at] = 1 / mass[i] + 1 / mass[j];
  const striker = isStriker[i] + isStriker[j] > 0;
  damping[at] = (striker ? d[DAMPING_STRIKER] : d[DAMPING_MEN]) / Math.sqrt(perMassOf[at]);
  friction[at] = d[FRICTION_DISC];
}

function addCushions(i: number): void {
  const d = memory;
  const limit = d[HALF] - radius[i] - TOUCH;
  if (placeY[i] > limit) addCushion(i, NORTH, 0, 1);
  if (placeY[i] < -limit) addCushion(i, SOUTH, 0, -1);
  if (placeX[i] > limit) addCushion(i, EAST, 1, 0);
  if (placeX[i] < -limit) addCushion(i, WEST, -1, 0);
}

function addCushion(i: number, kind: number, nx: number, ny: number): void {
  const d = memory;
  const at = contactCount[0]++;
  firstOf[at] = i;
  secondOf[at] = CUSHION + kind;
  normalX[at] = nx;
  normalY[at] = ny;
  perMassOf[at] = 1 / mass[i];
  damping[at] = d[DAMPING_CUSHION] / Math.sqrt(perMassOf[at]);
  friction[at] = d[FRICTION_CUSHION];
}
