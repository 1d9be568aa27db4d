import { layOnCushion } from '../detect/disc-meets-cushion-or-pocket.js';
import { refine, relaunch, reschedule } from '../detect/schedule.js';
import { locate } from '../motion/slide.js';
import { noteContact, notePath } from '../output/write-stroke-log.js';
import * as workspace from '../workspace.js';
import { strikeCluster } from './cluster.js';
import { bounce, bounceInCorner, measureCushion } from './cushion-rebound.js';
import { collide, measure } from './disc-collision.js';
import * as rattling from './rattling.js';
import { isQuiet, joinQuiet, joinRattling, rattles } from './rattling.js';

const {
  ACROSS,
  AT_EDGE,
  CLOCK,
  CLOSING,
  CORNER,
  cornerX,
  cornerY,
  CUSHION,
  EAST,
  edgeKind,
  SLOWEST_BOUNCE,
  LEAST_PARTING,
  members,
  memory,
  nextTime,
  nextWith,
  NORMAL_X,
  NORMAL_Y,
  NORTH,
  NOTED_SPEED,
  placeX,
  placeY,
  POCKET_AT,
  ROOM,
  SOUTH,
  velRim,
  velX,
  velY,
  WEST,
} = workspace;
const { RATTLE_SPEED } = rattling;

/** What the discs of a contact came with, should a cluster's impact have to take its place. */
const keptX = new Float64Array(ROOM);
const keptY = new Float64Array(ROOM);
const keptRim = new Float64Array(ROOM);

function keep(slot: number, i: number): void {
  keptX[slot] = velX[i];
  keptY[slot] = velY[i];
  keptRim[slot] = velRim[i];
}

function restore(slot: number, i: number): void {
  velX[i] = keptX[slot];
  velY[i] = keptY[slot];
  velRim[i] = keptRim[slot];
}

/**
 * Two discs meet. The contact is played by itself; if that presses one of them at once against a third, or a
 * cushion, all that touch take it together.
 */
export function meetDisc(i: number, j: number, count: number): void {
  const d = memory;
  locate(i);
  locate(j);
  measure(i, j);
  if (d[CLOSING] <= 0) {
    if (!refine(i, j, count)) return;
    locate(i);
    locate(j);
    measure(i, j);
  }
  d[LEAST_PARTING] = d[CLOSING] < RATTLE_SPEED && isRattle(i, j) ? RATTLE_SPEED : SLOWEST_BOUNCE;
  if (isQuiet(i, j) || (d[LEAST_PARTING] > SLOWEST_BOUNCE && Math.abs(d[ACROSS]) < 2 * RATTLE_SPEED)) {
    comeTogether(i, j, count);
    return;
  }
  keep(0, i);
  keep(1, j);
  notePath(i);
  notePath(j);
  d[NOTED_SPEED] = d[CLOSING];
  noteContact(i, j);
  collide(i, j);
  relaunch(i);
  relaunch(j);
  reschedule(count);
  if (isPressed(i, j) || isPressed(j, i)) {
    locate(i);
    locate(j);
    restore(0, i);
    restore(1, j);
    members.fill(0);
    members[i] = 1;
    members[j] = 1;
    strikeCluster(count);
  }
}

function isRattle(i: number, j: number): boolean {
  const first = rattles(i);
  return rattles(j) || first;
}

/** A contact so quiet, or of discs that rattle so, that it only brings together what goes on as one. */
function comeTogether(i: number, j: number, count: number): void {
  const d = memory;
  d[NOTED_SPEED] = Math.max(d[CLOSING], 0);
  noteContact(i, j);
  if (isQuiet(i, j)) joinQuiet(i, count);
  else joinRattling(i, count);
  relaunchMembers(count);
}

function relaunchMembers(count: number): void {
  for (let k = 0; k < count; k++) {
    if (members[k] === 0) continue;
    notePath(k);
    relaunch(k);
  }
  reschedule(count);
}

/** A disc meets the frame, in the same way. */
export function meetFrame(i: number, count: number): void {
  const d = memory;
  const kind = edgeKind[i];
  locate(i);
  if (kind >= CORNER) {
    meetCorner(i, kind, count);
    return;
  }
  layOnCushion(i, kind);
  faceCushion(kind);
  measureCushion(i);
  if (d[CLOSING] < RATTLE_SPEED && rattles(i)) {
    joinRattling(i, count);
    relaunchMembers(count);
    return;
  }
  keep(0, i);
  notePath(i);
  bounce(i);
  d[NOTED_SPEED] = d[CLOSING];
  noteContact(i, CUSHION + kind);
  relaunch(i);
  reschedule(count);
  if (isPressed(i, i)) {
    locate(i);
    restore(0, i);
    members.fill(0);
    members[i] = 1;
    strikeCluster(count);
  }
}

function meetCorner(i: number, kind: number, count: number): void {
  const d = memory;
  faceCorner(i, kind - CORNER);
  measureCushion(i);
  notePath(i);
  d[NOTED_SPEED] = d[CLOSING];
  noteContact(i, CUSHION + nearestCushion());
  bounceInCorner(i);
  relaunch(i);
  reschedule(count);
}

function faceCushion(kind: number): void {
  const d = memory;
  d[NORMAL_X] = kind === EAST ? 1 : kind === WEST ? -1 : 0;
  d[NORMAL_Y] = kind === NORTH ? 1 : kind === SOUTH ? -1 : 0;
}

function faceCorner(i: number, corner: number): void {
  const d = memory;
  const dx = placeX[i] - d[POCKET_AT] * cornerX[corner];
  const dy = placeY[i] - d[POCKET_AT] * cornerY[corner];
  const distance = Math.sqrt(dx * dx + dy * dy);
  d[NORMAL_X] = dx / distance;
  d[NORMAL_Y] = dy / distance;
}

/** The cushion that a rounded corner belongs to at the point of contact. */
function nearestCushion(): number {
  const d = memory;
  const nx = d[NORMAL_X];
  const ny = d[NORMAL_Y];
  if (Math.abs(ny) >= Math.abs(nx)) return ny > 0 ? NORTH : SOUTH;
  return nx > 0 ? EAST : WEST;
}

/** After its bounce, is i pushed at once against something else than j, faster than single contacts can settle? */
function isPressed(i: number, j: number): boolean {
  const d = memory;
  if (nextTime[i] > d[CLOCK]) return false;
  const other = nextWith[i];
  locate(i);
  if (other === AT_EDGE) {
    const kind = edgeKind[i];
    if (kind >= CORNER) return false;
    faceCushion(kind);
    return velX[i] * d[NORMAL_X] + velY[i] * d[NORMAL_Y] > SLOWEST_BOUNCE;
  }
  if (other === j) return false;
  locate(other);
  measure(i, other);
  return d[CLOSING] > SLOWEST_BOUNCE;
}
