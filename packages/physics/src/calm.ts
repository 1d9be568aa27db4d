import * as clusterRoom from './cluster.js';
import { touching } from './cluster.js';
import * as discs from './discs.js';
import { locateWithSpin } from './slide.js';

const { DISC, GONE, MASS, memory, motion, VEL_RIM, VEL_X, VEL_Y } = discs;
const { members } = clusterRoom;

/** Velocities nearer than this are calmed together; nearer than the second, they differ by rounding alone. */
const CALM = 1e-4;
const SAME = 1e-13;

/** Is the contact so quiet that all who touch and move alike may be given one velocity? */
export function isCalm(i: number, j: number): boolean {
  const d = memory;
  const dx = d[j * DISC + VEL_X] - d[i * DISC + VEL_X];
  const dy = d[j * DISC + VEL_Y] - d[i * DISC + VEL_Y];
  return dx * dx + dy * dy < CALM * CALM;
}

/**
 * Gives all discs that touch and move almost alike the velocity of their common centre, and the least of their
 * spins. One pair at a time they would take thousands of contacts to agree.
 */
export function calm(i: number, count: number): void {
  const d = memory;
  members.fill(0);
  members[i] = 1;
  for (let k = 0; k < count; k++) if (motion[k] !== GONE) locateWithSpin(k);
  for (let grown = true; grown; ) {
    grown = false;
    for (let k = 0; k < count; k++) {
      if (members[k] === 1 || motion[k] === GONE || !isCalm(i, k)) continue;
      for (let m = 0; m < count; m++) {
        if (members[m] === 0 || !touching(k, m)) continue;
        members[k] = 1;
        grown = true;
        break;
      }
    }
  }
  let whole = 0;
  let vx = 0;
  let vy = 0;
  let turn = Infinity;
  let spread = 0;
  let slowest = i;
  for (let k = 0; k < count; k++) {
    if (members[k] === 0) continue;
    whole += d[k * DISC + MASS];
    vx += d[k * DISC + MASS] * d[k * DISC + VEL_X];
    vy += d[k * DISC + MASS] * d[k * DISC + VEL_Y];
    turn = Math.min(turn, Math.abs(d[k * DISC + VEL_RIM]));
    spread = Math.max(
      spread,
      Math.abs(d[k * DISC + VEL_X] - d[i * DISC + VEL_X]),
      Math.abs(d[k * DISC + VEL_Y] - d[i * DISC + VEL_Y]),
    );
    if (haste(k) < haste(slowest)) slowest = k;
  }
  // Of velocities that differ by rounding the slowest serves all; means of them could go round for ever.
  const same = spread < SAME;
  vx = same ? d[slowest * DISC + VEL_X] : vx / whole;
  vy = same ? d[slowest * DISC + VEL_Y] : vy / whole;
  for (let k = 0; k < count; k++) {
    if (members[k] === 0) continue;
    d[k * DISC + VEL_X] = vx;
    d[k * DISC + VEL_Y] = vy;
    d[k * DISC + VEL_RIM] = d[k * DISC + VEL_RIM] < 0 ? -turn : turn;
  }
}

/** The sum of both parts of the velocity, in which a trace of speed into a cushion does not drown. */
function haste(i: number): number {
  const d = memory;
  return Math.abs(d[i * DISC + VEL_X]) + Math.abs(d[i * DISC + VEL_Y]);
}
