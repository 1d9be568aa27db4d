import { calm, isCalm } from './calm.js';
import * as clusterRoom from './cluster.js';
import { gather, resolveCluster, wasMoved } from './cluster.js';
import * as discs from './discs.js';
import * as frameRoom from './frame.js';
import { layOnCushion, nextEdge } from './frame.js';
import * as impactRoom from './impact.js';
import { bounce, collide, measure } from './impact.js';
import * as logRoom from './log.js';
import { noteContact, notePiece, notePocketed } from './log.js';
import * as scheduleRoom from './schedule.js';
import { change, isCertain, refine, reschedule, soonest } from './schedule.js';
import { forget, launch, locate, locateWithSpin } from './slide.js';

const {
  CLOCK,
  CLOSING,
  DISC,
  EDGE_TIME,
  GONE,
  MOST_DISCS,
  memory,
  motion,
  NEXT_TIME,
  NORMAL_X,
  NORMAL_Y,
  NOTED_SPEED,
  PLACE_X,
  PLACE_Y,
  POCKET_AT,
  REST_TIME,
  VEL_RIM,
  VEL_X,
  VEL_Y,
} = discs;
const { CUSHION, contactCount, firstOf, members, pressedAt, pressedBy, secondOf } = clusterRoom;
const { CORNER, cornerX, cornerY, EAST, edgeKind, NORTH, POCKET, SOUTH, WEST } = frameRoom;
const { FLOOR } = impactRoom;
const { log } = logRoom;
const { AT_EDGE, nextWith } = scheduleRoom;

/** No stroke comes near this many events; one that did would be a fault of the simulator. */
const MOST_EVENTS = 1_000_000;

/**
 * So many events in so little time are discs pressed together that settle nothing but rounding between them: a
 * slow striker against a row on the cushion. They are hushed, or they would go on for ever.
 */
const STALL_EVENTS = 4_000;
const STALL_TIME = 1e-3;
/** What is slower than this would slide some micrometres. */
const HUSHED = 4 * FLOOR;

/** Plays the launched discs on to the end, event by event. False when it would not end. */
export function run(count: number): boolean {
  const d = memory;
  const striker = count - 1;
  let lookedAt = 0;
  change(striker);
  reschedule(count);
  for (;;) {
    const i = soonest(count);
    if (d[i * DISC + NEXT_TIME] === Infinity) return true;
    d[CLOCK] = d[i * DISC + NEXT_TIME];
    const j = nextWith[i];
    if (j !== AT_EDGE && !isCertain(i, j)) {
      refine(i, j, count);
      continue;
    }
    if (log.events++ === MOST_EVENTS) return false;
    if (log.events % STALL_EVENTS === 0) {
      const stalled = d[CLOCK] - lookedAt < STALL_TIME;
      lookedAt = d[CLOCK];
      if (stalled && hush(count)) continue;
    }
    log.lastEvent = d[CLOCK];
    if (j !== AT_EDGE) meetDisc(i, j, count);
    else if (edgeKind[i] >= POCKET) drop(i, count);
    else meetFrame(i, count);
  }
}

/** Stops all discs that hardly move. False when there is none. */
function hush(count: number): boolean {
  const d = memory;
  let hushed = false;
  for (let k = 0; k < count; k++) {
    if (motion[k] === GONE) continue;
    locateWithSpin(k);
    const vx = d[k * DISC + VEL_X];
    const vy = d[k * DISC + VEL_Y];
    if ((vx === 0 && vy === 0) || vx * vx + vy * vy > HUSHED * HUSHED) continue;
    d[k * DISC + VEL_X] = 0;
    d[k * DISC + VEL_Y] = 0;
    d[k * DISC + VEL_RIM] = 0;
    notePiece(k);
    relaunch(k);
    hushed = true;
  }
  if (hushed) reschedule(count);
  return hushed;
}

const keptX = new Float64Array(2);
const keptY = new Float64Array(2);
const keptRim = new Float64Array(2);

function keep(slot: number, i: number): void {
  const d = memory;
  keptX[slot] = d[i * DISC + VEL_X];
  keptY[slot] = d[i * DISC + VEL_Y];
  keptRim[slot] = d[i * DISC + VEL_RIM];
}

function restore(slot: number, i: number): void {
  const d = memory;
  d[i * DISC + VEL_X] = keptX[slot];
  d[i * DISC + VEL_Y] = keptY[slot];
  d[i * DISC + VEL_RIM] = keptRim[slot];
}

function meetDisc(i: number, j: number, count: number): void {
  const d = memory;
  locateWithSpin(i);
  locateWithSpin(j);
  measure(i, j);
  if (d[CLOSING] <= 0) {
    refine(i, j, count);
    if (d[i * DISC + NEXT_TIME] > d[CLOCK] || nextWith[i] !== j) return;
    locateWithSpin(i);
    locateWithSpin(j);
    measure(i, j);
  }
  if (isCalm(i, j)) {
    comeTogether(i, j, count);
    return;
  }
  keep(0, i);
  keep(1, j);
  notePiece(i);
  notePiece(j);
  d[NOTED_SPEED] = d[CLOSING];
  noteContact(i, j);
  collide(i, j);
  relaunch(i);
  relaunch(j);
  reschedule(count);
  if (isPressed(i, j) || isPressed(j, i)) {
    locateWithSpin(i);
    locateWithSpin(j);
    restore(0, i);
    restore(1, j);
    members.fill(0);
    members[i] = 1;
    members[j] = 1;
    shock(count);
  }
}

/** A contact so quiet that it only brings discs together which already move as one. */
function comeTogether(i: number, j: number, count: number): void {
  const d = memory;
  d[NOTED_SPEED] = Math.max(d[CLOSING], 0);
  calm(i, count);
  noteContact(i, j);
  for (let k = 0; k < count; k++) {
    if (members[k] === 0) continue;
    notePiece(k);
    relaunch(k);
  }
  reschedule(count);
}

function meetFrame(i: number, count: number): void {
  const d = memory;
  const kind = edgeKind[i];
  locateWithSpin(i);
  if (kind < CORNER) layOnCushion(i, kind);
  faceCushion(i, kind);
  keep(0, i);
  notePiece(i);
  bounce(i, kind < CORNER);
  d[NOTED_SPEED] = d[CLOSING];
  noteContact(i, CUSHION + (kind < CORNER ? kind : nearestCushion()));
  relaunch(i);
  reschedule(count);
  if (kind < CORNER && isPressed(i, i)) {
    locateWithSpin(i);
    restore(0, i);
    members.fill(0);
    members[i] = 1;
    shock(count);
  }
}

function faceCushion(i: number, kind: number): void {
  const d = memory;
  if (kind >= CORNER) {
    const dx = d[i * DISC + PLACE_X] - d[POCKET_AT] * cornerX[kind - CORNER];
    const dy = d[i * DISC + PLACE_Y] - d[POCKET_AT] * cornerY[kind - CORNER];
    const distance = Math.sqrt(dx * dx + dy * dy);
    d[NORMAL_X] = dx / distance;
    d[NORMAL_Y] = dy / distance;
    return;
  }
  d[NORMAL_X] = kind === EAST ? 1 : kind === WEST ? -1 : 0;
  d[NORMAL_Y] = kind === NORTH ? 1 : kind === SOUTH ? -1 : 0;
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
  if (d[i * DISC + NEXT_TIME] > d[CLOCK]) return false;
  const other = nextWith[i];
  locate(i);
  if (other === AT_EDGE) {
    const kind = edgeKind[i];
    if (kind >= CORNER) return false;
    faceCushion(i, kind);
    return d[i * DISC + VEL_X] * d[NORMAL_X] + d[i * DISC + VEL_Y] * d[NORMAL_Y] > FLOOR;
  }
  if (other === j) return false;
  locate(other);
  measure(i, other);
  return d[CLOSING] > FLOOR;
}

/**
 * An impact that a whole cluster of touching discs takes at once. The single contact that set it off was noted
 * and played; it stands only if the shock leaves its discs as they were.
 */
function shock(count: number): void {
  for (let i = 0; i < count; i++) wasStruck[i] = members[i];
  gather(count);
  resolveCluster(count);
  let struck = false;
  for (let i = 0; i < count; i++) if (wasStruck[i] === 1 && wasMoved(i)) struck = true;
  for (let i = 0; i < count; i++) {
    if (wasStruck[i] === 1 && !struck) forget(i);
    else if (wasStruck[i] === 1 || wasMoved(i)) {
      notePiece(i);
      relaunch(i);
    }
  }
  if (struck) log.contacts--;
  noteShock();
  reschedule(count);
}

const wasStruck = new Uint8Array(MOST_DISCS);

/** Notes the contacts of a cluster in the order in which the shock reached them. */
function noteShock(): void {
  const d = memory;
  const contacts = contactCount[0];
  let from = 0;
  for (;;) {
    let next = 0;
    for (let at = 0; at < contacts; at++) {
      if (pressedAt[at] > from && (next === 0 || pressedAt[at] < next)) next = pressedAt[at];
    }
    if (next === 0) return;
    for (let at = 0; at < contacts; at++) {
      if (pressedAt[at] !== next) continue;
      d[NOTED_SPEED] = pressedBy[at];
      noteContact(firstOf[at], secondOf[at]);
    }
    from = next;
  }
}

function relaunch(i: number): void {
  launch(i);
  nextEdge(i);
  change(i);
}

function drop(i: number, count: number): void {
  const d = memory;
  locate(i);
  notePiece(i);
  notePocketed(i, edgeKind[i] - POCKET);
  motion[i] = GONE;
  d[i * DISC + EDGE_TIME] = Infinity;
  change(i);
  reschedule(count);
}

/** Brings every disc that is still on the board to its place of rest, and the clock to the end. */
export function settle(count: number): void {
  const d = memory;
  let end = log.lastEvent;
  for (let i = 0; i < count; i++) {
    if (motion[i] === GONE) continue;
    d[CLOCK] = d[i * DISC + REST_TIME];
    notePiece(i);
    locate(i);
    if (d[CLOCK] > end) end = d[CLOCK];
  }
  d[CLOCK] = end;
}
