import { type Equipment, halfOf, pocketAt } from './board/equipment.js';
import { PIECES, pieceNumber, STRIKER } from './board/pieces.js';
import { faultInMen, type PlacedMan, type Position, type Stroke, StrokeError } from './board/position.js';
import { whenFrameIsMet } from './detect/disc-meets-cushion-or-pocket.js';
import { resetSchedule } from './detect/schedule.js';
import { bringToRest, runEvents } from './event-loop.js';
import { launch, setDown } from './motion/launch.js';
import * as strokeLog from './output/stroke-log.js';
import { clearLog } from './output/write-stroke-log.js';
import { dampingOf } from './resolve/cluster-springs.js';
import { forgetRattling } from './resolve/rattling.js';
import * as workspace from './workspace.js';

const {
  BOARD_END,
  CLOCK,
  cornerTouches,
  DAMPING_CUSHION,
  DAMPING_MEN,
  DAMPING_STRIKER,
  edgeKind,
  edgeTime,
  FRICTION_CUSHION,
  FRICTION_DISC,
  GONE,
  HALF,
  isStriker,
  LEAST_MOUTH,
  mass,
  memory,
  motion,
  PER_SLOWING,
  placeX,
  placeY,
  POCKET,
  POCKET_AT,
  POCKET_RADIUS,
  radius,
  REJECT_SPEED,
  RESTITUTION_CUSHION,
  RESTITUTION_MEN,
  RESTITUTION_STRIKER,
  ROOM,
  SLOWING,
  velRim,
  velX,
  velY,
} = workspace;
const { log } = strokeLog;

/** The first of the board's words in the memory. */
const BOARD = SLOWING;

/** A position made ready to be played from many times. */
export interface Layout {
  /** The board's part of the memory; then the radius and mass of a man, and of the striker. */
  readonly board: Float64Array;
  readonly count: number;
  /** Piece numbers, ascending: the same position gives the same bits in whatever order its men are listed. */
  readonly pieces: Uint8Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** 1–4 for a man put down with its centre over a pocket, which falls at once; else 0. */
  readonly overHole: Uint8Array;
}

export function layOut(position: Position, equipment: Equipment): Layout {
  const fault = faultInMen(position, equipment);
  if (fault) throw new StrokeError(fault);
  return layOutChecked(position, equipment);
}

export function layOutChecked(position: Position, equipment: Equipment): Layout {
  const men = [...position.men].sort((a, b) => pieceNumber(a.id) - pieceNumber(b.id));
  const count = men.length;
  const layout = {
    board: boardOf(equipment),
    count,
    pieces: new Uint8Array(count),
    x: new Float64Array(count),
    y: new Float64Array(count),
    overHole: new Uint8Array(count),
  };
  for (let i = 0; i < count; i++) {
    const man = men[i] as PlacedMan;
    layout.pieces[i] = pieceNumber(man.id);
    layout.x[i] = man.x;
    layout.y[i] = man.y;
    layout.overHole[i] = pocketUnder(man, equipment) + 1;
  }
  return layout;
}

/** Where a layout has them, after the board's words. */
const MAN_RADIUS = BOARD_END - BOARD;
const MAN_MASS = MAN_RADIUS + 1;
const STRIKER_RADIUS = MAN_RADIUS + 2;
const STRIKER_MASS = MAN_RADIUS + 3;

function boardOf(equipment: Equipment): Float64Array {
  const board = new Float64Array(STRIKER_MASS + 1);
  const { man, physics, striker } = equipment;
  const { contactFriction, mouth, restitution } = physics;
  board[SLOWING - BOARD] = physics.friction * physics.gravity;
  board[PER_SLOWING - BOARD] = 1 / (physics.friction * physics.gravity);
  board[HALF - BOARD] = halfOf(equipment);
  board[POCKET_RADIUS - BOARD] = equipment.pocket / 2;
  board[POCKET_AT - BOARD] = pocketAt(equipment);
  board[REJECT_SPEED - BOARD] = mouth.rejectSpeed;
  board[LEAST_MOUTH - BOARD] = mouth.least;
  board[RESTITUTION_MEN - BOARD] = restitution.men;
  board[RESTITUTION_STRIKER - BOARD] = restitution.striker;
  board[RESTITUTION_CUSHION - BOARD] = restitution.cushion;
  board[FRICTION_DISC - BOARD] = contactFriction.disc;
  board[FRICTION_CUSHION - BOARD] = contactFriction.cushion;
  board[DAMPING_MEN - BOARD] = dampingOf(restitution.men);
  board[DAMPING_STRIKER - BOARD] = dampingOf(restitution.striker);
  board[DAMPING_CUSHION - BOARD] = dampingOf(restitution.cushion);
  board[MAN_RADIUS] = man.diameter / 2;
  board[MAN_MASS] = man.mass;
  board[STRIKER_RADIUS] = striker.diameter / 2;
  board[STRIKER_MASS] = striker.mass;
  return board;
}

/** The number of the pocket that a point lies over, or −1. */
function pocketUnder({ x, y }: { readonly x: number; readonly y: number }, equipment: Equipment): number {
  const at = pocketAt(equipment);
  const dx = Math.abs(x) - at;
  const dy = Math.abs(y) - at;
  if (dx * dx + dy * dy >= (equipment.pocket / 2) * (equipment.pocket / 2)) return -1;
  return x > 0 ? (y > 0 ? 0 : 1) : y < 0 ? 2 : 3;
}

/** Which piece each disc of the workspace is, in the stroke played last. */
export const pieceOf = new Uint8Array(ROOM);
export const played = { count: 0 };

/**
 * Plays one stroke. What happened stays in the workspace and the log until the next one; `simulate` and
 * `playInto` read it from there. The stroke is not checked.
 */
export function play(layout: Layout, stroke: Stroke, tracing: boolean): void {
  const d = memory;
  const { board, count, overHole, pieces, x, y } = layout;
  for (let word = BOARD; word < BOARD_END; word++) d[word] = board[word - BOARD];
  clearLog(tracing);
  d[CLOCK] = 0;
  for (let i = 0; i < count; i++) {
    pieceOf[i] = pieces[i];
    isStriker[i] = 0;
    radius[i] = board[MAN_RADIUS];
    mass[i] = board[MAN_MASS];
    placeX[i] = x[i];
    placeY[i] = y[i];
    setDown(i);
    forgetRattling(i);
    cornerTouches[i] = 0;
    edgeTime[i] = overHole[i] === 0 ? Infinity : 0;
    edgeKind[i] = POCKET + overHole[i] - 1;
  }
  putStriker(layout, stroke);
  resetSchedule(count + 1);
  if (!runEvents(count + 1)) throw new Error('the stroke did not come to rest: a fault of the simulator');
  bringToRest(count + 1);
}

/** The striker is always the last disc. */
function putStriker({ board, count }: Layout, stroke: Stroke): void {
  pieceOf[count] = STRIKER;
  isStriker[count] = 1;
  radius[count] = board[STRIKER_RADIUS];
  mass[count] = board[STRIKER_MASS];
  placeX[count] = stroke.x;
  placeY[count] = stroke.y;
  velX[count] = stroke.vx;
  velY[count] = stroke.vy;
  velRim[count] = (stroke.spin ?? 0) * radius[count];
  forgetRattling(count);
  cornerTouches[count] = 0;
  launch(count);
  whenFrameIsMet(count);
  played.count = count + 1;
}

/** The result of a stroke by piece number, for those who play thousands: write into one and the same object. */
export interface Rest {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** 0–3 for a pocket (NE, SE, SW, NW), ON_BOARD or ABSENT. */
  readonly where: Uint8Array;
  /** How many pieces fell, and which, in order. */
  pocketed: number;
  readonly order: Uint8Array;
  /** The first piece the striker touched, or ABSENT. */
  firstTouched: number;
  duration: number;
  events: number;
}

export const ON_BOARD = 254;
export const ABSENT = 255;

export function makeRest(): Rest {
  return {
    x: new Float64Array(PIECES.length),
    y: new Float64Array(PIECES.length),
    where: new Uint8Array(PIECES.length).fill(ABSENT),
    pocketed: 0,
    order: new Uint8Array(PIECES.length),
    firstTouched: ABSENT,
    duration: 0,
    events: 0,
  };
}

/** Plays a stroke and writes where everything came to rest. Allocates nothing. */
export function playInto(layout: Layout, stroke: Stroke, rest: Rest): void {
  const d = memory;
  play(layout, stroke, false);
  const { count } = played;
  for (let piece = 0; piece < PIECES.length; piece++) rest.where[piece] = ABSENT;
  for (let i = 0; i < count; i++) {
    const piece = pieceOf[i];
    rest.x[piece] = placeX[i];
    rest.y[piece] = placeY[i];
    if (motion[i] !== GONE) rest.where[piece] = ON_BOARD;
  }
  for (let at = 0; at < log.pocketed; at++) {
    const piece = pieceOf[log.pocketedDisc[at]];
    rest.order[at] = piece;
    rest.where[piece] = log.pocketedIn[at];
  }
  rest.pocketed = log.pocketed;
  rest.firstTouched = ABSENT;
  for (let at = 0; at < log.contacts; at++) {
    // The striker is the last disc, so that it is always the second of a pair.
    if (log.contactSecond[at] === count - 1 || log.contactFirst[at] === count - 1) {
      const other = log.contactFirst[at] === count - 1 ? log.contactSecond[at] : log.contactFirst[at];
      if (other < count) {
        rest.firstTouched = pieceOf[other];
        break;
      }
    }
  }
  rest.duration = d[CLOCK];
  rest.events = log.events;
}
