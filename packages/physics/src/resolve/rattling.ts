import { locate } from '../motion/slide.js';
import { noteContact } from '../output/write-stroke-log.js';
import * as workspace from '../workspace.js';

const {
  SAME_VELOCITY,
  CLOCK,
  CUSHION,
  EAST,
  GONE,
  HALF,
  mass,
  members,
  memory,
  motion,
  NORTH,
  NOTED_SPEED,
  placeX,
  placeY,
  radius,
  ROOM,
  SOUTH,
  TOUCH,
  velRim,
  velX,
  velY,
  WEST,
} = workspace;

/** The axes along which a velocity is held back, as a set. */
const ALONG_X = 1;
const ALONG_Y = 2;
/** Velocities nearer than this differ by rounding alone. */
const SAME = 1e-13;

/**
 * A disc squeezed between others, or between one and a cushion, rattles: ever so many contacts in no time, each
 * too slow to matter. From so many on within so short a time, those slower than RATTLE_SPEED are let go: the discs go
 * on as one, as what is pressed together does. The gaps of a rattle are as small as NEARBY.
 */
const RATTLE = 24;
const RATTLE_TIME = 0.01;
export const RATTLE_SPEED = 0.01;
const NEARBY = 1e-5;
/** How many such contacts a disc has had, and since when. */
const stirs = new Uint16Array(ROOM);
const stirredSince = new Float64Array(ROOM);

/** Before a stroke nothing rattles. */
export function forgetRattling(i: number): void {
  stirs[i] = 0;
  stirredSince[i] = 0;
}

/** Counts a slow contact of a disc. True when it has had so many of late that it rattles. */
export function rattles(i: number): boolean {
  const now = memory[CLOCK];
  if (now - stirredSince[i] > RATTLE_TIME) {
    stirredSince[i] = now;
    stirs[i] = 0;
  }
  return ++stirs[i] > RATTLE;
}

/** Is the contact so quiet that all who touch and move alike may be given one velocity? */
export function isQuiet(i: number, j: number): boolean {
  return movesAlike(i, j, SAME_VELOCITY);
}

function movesAlike(i: number, j: number, within: number): boolean {
  const dx = velX[j] - velX[i];
  const dy = velY[j] - velY[i];
  return dx * dx + dy * dy < within * within;
}

/** Lets disc i and all that touch, one by another, and move almost as it does go on as one. */
export function joinQuiet(i: number, count: number): void {
  find(i, count, SAME_VELOCITY, TOUCH);
  unite(i, count);
}

/** The same for a disc that rattles, with its neighbours. */
export function joinRattling(i: number, count: number): void {
  find(i, count, 3 * RATTLE_SPEED, NEARBY);
  unite(i, count);
}

/** Finds the discs beside i, one by another, whose velocities are nearer to its own than this. */
function find(i: number, count: number, within: number, gap: number): void {
  members.fill(0);
  members[i] = 1;
  for (let k = 0; k < count; k++) if (motion[k] !== GONE) locate(k);
  for (let grown = true; grown; ) {
    grown = false;
    for (let k = 0; k < count; k++) {
      if (members[k] === 1 || motion[k] === GONE || !movesAlike(i, k, within)) continue;
      if (!isBesideMember(k, count, gap)) continue;
      members[k] = 1;
      grown = true;
    }
  }
}

function isBesideMember(k: number, count: number, gap: number): boolean {
  for (let m = 0; m < count; m++) {
    if (members[m] === 0) continue;
    const dx = placeX[k] - placeX[m];
    const dy = placeY[k] - placeY[m];
    const reach = radius[k] + radius[m] + gap;
    if (dx * dx + dy * dy < reach * reach) return true;
  }
  return false;
}

/**
 * Gives all members the velocity of their common centre, and the least of their spins: so friction keeps them
 * together to the end. One pair at a time they would take thousands of contacts to agree.
 */
function unite(i: number, count: number): void {
  let whole = 0;
  let vx = 0;
  let vy = 0;
  let turn = Infinity;
  let spread = 0;
  let slowest = i;
  for (let k = 0; k < count; k++) {
    if (members[k] === 0) continue;
    whole += mass[k];
    vx += mass[k] * velX[k];
    vy += mass[k] * velY[k];
    turn = Math.min(turn, Math.abs(velRim[k]));
    spread = Math.max(spread, Math.abs(velX[k] - velX[i]), Math.abs(velY[k] - velY[i]));
    if (haste(k) < haste(slowest)) slowest = k;
  }
  // Of velocities that differ by rounding the slowest serves all; means of them could go round for ever.
  const same = spread < SAME;
  vx = same ? velX[slowest] : vx / whole;
  vy = same ? velY[slowest] : vy / whole;
  const held = holdBack(vx, vy, count);
  for (let k = 0; k < count; k++) {
    if (members[k] === 0) continue;
    velX[k] = (held & ALONG_X) === 0 ? vx : 0;
    velY[k] = (held & ALONG_Y) === 0 ? vy : 0;
    velRim[k] = velRim[k] < 0 ? -turn : turn;
  }
}

/** The sum of both parts of the velocity, in which a trace of speed into a cushion does not drown. */
function haste(i: number): number {
  return Math.abs(velX[i]) + Math.abs(velY[i]);
}

/** Where one of the members lies on a cushion, none of them goes on into it: says along which axes. */
function holdBack(vx: number, vy: number, count: number): number {
  const d = memory;
  let held = 0;
  for (let k = 0; k < count; k++) {
    if (members[k] === 0) continue;
    const limit = d[HALF] - radius[k] - TOUCH;
    if (vx > 0 ? placeX[k] > limit : vx < 0 && placeX[k] < -limit) {
      held |= ALONG_X;
      noteCushion(k, vx > 0 ? EAST : WEST, Math.abs(vx));
    }
    if (vy > 0 ? placeY[k] > limit : vy < 0 && placeY[k] < -limit) {
      held |= ALONG_Y;
      noteCushion(k, vy > 0 ? NORTH : SOUTH, Math.abs(vy));
    }
  }
  return held;
}

function noteCushion(k: number, kind: number, closing: number): void {
  memory[NOTED_SPEED] = closing;
  noteContact(k, CUSHION + kind);
}
