import { comeToRest, launch } from '../motion/launch.js';
import { timeToReach } from '../motion/time-to-reach.js';
import * as workspace from '../workspace.js';
import { whenFrameIsMet } from './disc-meets-cushion-or-pocket.js';
import { whenDiscsMeet } from './disc-meets-disc.js';

const {
  AT_EDGE,
  AT_REST,
  CLOCK,
  dirX,
  dirY,
  edgeTime,
  fromX,
  fromY,
  GONE,
  HORIZON,
  MEETING,
  memory,
  MOST_DISCS,
  motion,
  nextTime,
  nextWith,
  radius,
  REACHED_DISTANCE,
  REACHED_TIME,
  restDistance,
  restTime,
  ROOM,
  TOUCH,
} = workspace;

/**
 * What comes next for every disc. The times of all pairs that meet are in a matrix, and every disc remembers its
 * own next event: for twenty discs a scan beats any queue.
 */
const times = new Float64Array(MOST_DISCS * MOST_DISCS);
/** Sets of discs, a bit each: whom a disc is going to meet, and with whom the time is exact. */
const meets = new Int32Array(ROOM);
const isExact = new Int32Array(ROOM);

/** Discs with a new slide wait for their times to be found again, in a list; those that have them are served. */
const WAITING = 1;
const SERVED = 2;
const changed = new Uint8Array(ROOM);
const changes = new Uint8Array(ROOM);
const changeCount = new Uint8Array(ROOM);
/** The set of discs whose next event is no more, and the list of those that one may meet. */
const stale = new Int32Array(ROOM);
const candidates = new Uint8Array(ROOM);

/** Marks a disc that starts a new slide, or is gone. */
export function change(i: number): void {
  if (changed[i] === WAITING) return;
  changed[i] = WAITING;
  changes[changeCount[0]++] = i;
}

/** Starts a new slide, and finds how it may end. */
export function relaunch(i: number): void {
  launch(i);
  whenFrameIsMet(i);
  change(i);
}

export function resetSchedule(count: number): void {
  for (let i = 0; i < count; i++) {
    nextTime[i] = edgeTime[i];
    nextWith[i] = AT_EDGE;
    meets[i] = 0;
    changed[i] = 0;
  }
  changeCount[0] = 0;
  stale[0] = 0;
}

/** The disc whose event comes first. */
export function soonest(count: number): number {
  let first = 0;
  let time = nextTime[0];
  for (let i = 1; i < count; i++) {
    if (nextTime[i] < time) {
      time = nextTime[i];
      first = i;
    }
  }
  return first;
}

export function isCertain(i: number, j: number): boolean {
  return ((isExact[i] >> j) & 1) === 1;
}

/** Finds the times of all changed discs with all others, and what comes next for everyone. */
export function reschedule(count: number): void {
  const many = changeCount[0];
  for (let n = 0; n < many; n++) {
    const i = changes[n];
    nextTime[i] = edgeTime[i];
    nextWith[i] = AT_EDGE;
  }
  for (let n = 0; n < many; n++) if (meets[changes[n]] !== 0) part(changes[n]);
  for (let n = 0; n < many; n++) {
    const i = changes[n];
    changed[i] = SERVED;
    if (motion[i] !== GONE) rescheduleDisc(i, count);
  }
  for (let n = 0; n < many; n++) {
    const i = changes[n];
    if (motion[i] !== GONE) changed[i] = 0;
  }
  changeCount[0] = 0;
  if (stale[0] !== 0) rescanStale(count);
}

/** What was to come between a disc and others comes no more. */
function part(i: number): void {
  for (let rest = meets[i], j = 0; rest !== 0; rest >>= 1, j++) {
    if ((rest & 1) === 0) continue;
    meets[j] &= ~(1 << i);
    if (nextWith[j] === i) stale[0] |= 1 << j;
  }
  meets[i] = 0;
}

function rescanStale(count: number): void {
  for (let rest = stale[0], i = 0; rest !== 0; rest >>= 1, i++) {
    if ((rest & 1) === 1) rescan(i, count);
  }
  stale[0] = 0;
}

/** One disc that starts a new slide now, with all others. */
function rescheduleDisc(i: number, count: number): void {
  const d = memory;
  const many = sift(i, count);
  for (let n = 0; n < many; n++) {
    const j = candidates[n];
    if (motion[j] !== AT_REST && d[CLOCK] >= restTime[j]) comeToRest(j);
    const exact = motion[j] === AT_REST ? strike(i, j) : crossing(i, j);
    if (d[MEETING] < Infinity) enterTime(i, j, exact);
  }
}

/** Writes down when two discs meet. */
function enterTime(i: number, j: number, exact: boolean): void {
  const time = memory[MEETING];
  times[i * MOST_DISCS + j] = time;
  times[j * MOST_DISCS + i] = time;
  meets[i] |= 1 << j;
  meets[j] |= 1 << i;
  if (exact) {
    isExact[i] |= 1 << j;
    isExact[j] |= 1 << i;
  } else {
    isExact[i] &= ~(1 << j);
    isExact[j] &= ~(1 << i);
  }
  if (time < nextTime[i]) {
    nextTime[i] = time;
    nextWith[i] = j;
  }
  if (time < nextTime[j]) {
    nextTime[j] = time;
    nextWith[j] = i;
  }
}

/**
 * Lists the discs that i may meet. Each way, with room for both discs, is a rectangle; where a line along or
 * across either of them parts the two, the discs cannot meet. This is the innermost loop: it keeps to local
 * numbers, calls nobody, and decides once, since the outcome of a comparison can hardly be predicted here. A part
 * that is positive means that the line parts the ways.
 */
function sift(i: number, count: number): number {
  const x = fromX[i];
  const y = fromY[i];
  const ux = dirX[i];
  const uy = dirY[i];
  const whole = restDistance[i];
  const r = radius[i] + TOUCH;
  let many = 0;
  for (let j = 0; j < count; j++) {
    if (changed[j] === SERVED) continue;
    const dx = fromX[j] - x;
    const dy = fromY[j] - y;
    const wx = dirX[j];
    const wy = dirY[j];
    const long = restDistance[j];
    const room = 2 * (r + radius[j]);
    const across = wx * uy - wy * ux;
    const along = wx * ux + wy * uy;
    const aside = 2 * (dx * uy - dy * ux) + long * across;
    const ahead = 2 * (dx * ux + dy * uy) + long * along - whole;
    const sidePart = Math.abs(aside) - Math.abs(long * across) - room;
    const wayPart = Math.abs(ahead) - Math.abs(long * along) - whole - room;
    if (sidePart + Math.abs(sidePart) + wayPart + Math.abs(wayPart) > 0) continue;
    candidates[many++] = j;
  }
  return many;
}

/** Against a disc that lies still in the way the contact is geometry. */
function strike(i: number, j: number): boolean {
  const d = memory;
  d[MEETING] = Infinity;
  const dx = fromX[j] - fromX[i];
  const dy = fromY[j] - fromY[i];
  const reachOfBoth = radius[i] + radius[j];
  const aside = dx * dirY[i] - dy * dirX[i];
  const ahead = dx * dirX[i] + dy * dirY[i];
  const square = reachOfBoth * reachOfBoth - aside * aside;
  if (ahead <= 0 || square <= 0) return true;
  const distance = ahead - Math.sqrt(square);
  if (distance >= restDistance[i]) return true;
  const touching = reachOfBoth + TOUCH;
  if (dx * dx + dy * dy < touching * touching) {
    d[MEETING] = d[CLOCK];
    return true;
  }
  d[REACHED_DISTANCE] = distance;
  timeToReach(i);
  d[MEETING] = d[REACHED_TIME];
  return true;
}

/**
 * Against a moving disc a search is made only if neither disc keeps to one side of the other's way, and goes only
 * as far as what is already known to come.
 */
function crossing(i: number, j: number): boolean {
  const d = memory;
  const dx = fromX[j] - fromX[i];
  const dy = fromY[j] - fromY[i];
  const room = 2 * (radius[i] + radius[j] + TOUCH);
  const wx = dirX[j];
  const wy = dirY[j];
  const long = restDistance[j];
  const across = restDistance[i] * (wx * dirY[i] - wy * dirX[i]);
  const along = restDistance[i] * (wx * dirX[i] + wy * dirY[i]);
  const beside = 2 * (dy * wx - dx * wy) - across;
  const before = along - 2 * (dx * wx + dy * wy) - long;
  const sidePart = Math.abs(beside) - Math.abs(across) - room;
  const wayPart = Math.abs(before) - Math.abs(along) - long - room;
  if (sidePart + Math.abs(sidePart) + wayPart + Math.abs(wayPart) > 0) {
    d[MEETING] = Infinity;
    return true;
  }
  d[HORIZON] = nextTime[i];
  return whenDiscsMeet(i, j);
}

/**
 * Finds one pair's time again, as far as the edge events of the two: those are certain, so the search gets on.
 * True when they meet now.
 */
export function refine(i: number, j: number, count: number): boolean {
  const d = memory;
  meets[i] &= ~(1 << j);
  meets[j] &= ~(1 << i);
  rescan(i, count);
  rescan(j, count);
  d[HORIZON] = edgeTime[i] < edgeTime[j] ? edgeTime[i] : edgeTime[j];
  const exact = whenDiscsMeet(i, j);
  if (d[MEETING] < Infinity) enterTime(i, j, exact);
  return d[MEETING] <= d[CLOCK];
}

function rescan(i: number, count: number): void {
  const others = meets[i];
  let time = edgeTime[i];
  let other = AT_EDGE;
  for (let j = 0; j < count; j++) {
    if (((others >> j) & 1) === 1 && times[i * MOST_DISCS + j] < time) {
      time = times[i * MOST_DISCS + j];
      other = j;
    }
  }
  nextTime[i] = time;
  nextWith[i] = other;
}
