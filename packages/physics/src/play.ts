import { dampingOf } from './cluster.js';
import * as discs from './discs.js';
import { type Equipment, halfOf, pocketAt } from './equipment.js';
import * as frameRoom from './frame.js';
import { nextEdge } from './frame.js';
import * as impactRoom from './impact.js';
import * as logRoom from './log.js';
import { clearLog } from './log.js';
import { PIECES, pieceNumber, STRIKER } from './pieces.js';
import { faultInMen, type Position, type Stroke, StrokeError } from './position.js';
import { run, settle } from './run.js';
import { resetSchedule } from './schedule.js';
import { launch, setDown } from './slide.js';

const {
  CLOCK,
  DAMPING_CUSHION,
  DAMPING_MEN,
  DAMPING_STRIKER,
  DISC,
  EDGE_TIME,
  FRICTION_CUSHION,
  FRICTION_DISC,
  GONE,
  HALF,
  LEAST_MOUTH,
  MASS,
  MOST_DISCS,
  memory,
  motion,
  PER_SLOWING,
  PLACE_X,
  PLACE_Y,
  POCKET_AT,
  POCKET_RADIUS,
  RADIUS,
  REJECT_SPEED,
  RESTITUTION_CUSHION,
  RESTITUTION_MEN,
  RESTITUTION_STRIKER,
  SLOWING,
  VEL_RIM,
  VEL_X,
  VEL_Y,
} = discs;
const { edgeKind, POCKET } = frameRoom;
const { isStriker } = impactRoom;
const { log } = logRoom;

/** A position made ready to be played from many times. */
export interface Layout {
  readonly equipment: Equipment;
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
  return {
    equipment,
    count: men.length,
    pieces: Uint8Array.from(men, (man) => pieceNumber(man.id)),
    x: Float64Array.from(men, (man) => man.x),
    y: Float64Array.from(men, (man) => man.y),
    overHole: Uint8Array.from(men, (man) => pocketUnder(man, equipment) + 1),
  };
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
export const pieceOf = new Uint8Array(MOST_DISCS);
export const played = { count: 0 };

/**
 * Plays one stroke. What happened stays in the workspace and the log until the next one; `simulate` and
 * `playInto` read it from there. The stroke is not checked.
 */
export function play(layout: Layout, stroke: Stroke, tracing: boolean): void {
  const d = memory;
  const { equipment, count } = layout;
  setBoard(equipment);
  clearLog(tracing);
  d[CLOCK] = 0;
  const manRadius = equipment.man.diameter / 2;
  const manMass = equipment.man.mass;
  for (let i = 0; i < count; i++) {
    const at = i * DISC;
    pieceOf[i] = layout.pieces[i];
    isStriker[i] = 0;
    d[at + RADIUS] = manRadius;
    d[at + MASS] = manMass;
    d[at + PLACE_X] = layout.x[i];
    d[at + PLACE_Y] = layout.y[i];
    setDown(i);
    d[at + EDGE_TIME] = layout.overHole[i] === 0 ? Infinity : 0;
    edgeKind[i] = POCKET + layout.overHole[i] - 1;
  }
  pieceOf[count] = STRIKER;
  d[count * DISC + RADIUS] = equipment.striker.diameter / 2;
  d[count * DISC + MASS] = equipment.striker.mass;
  isStriker[count] = 1;
  d[count * DISC + PLACE_X] = stroke.x;
  d[count * DISC + PLACE_Y] = stroke.y;
  d[count * DISC + VEL_X] = stroke.vx;
  d[count * DISC + VEL_Y] = stroke.vy;
  d[count * DISC + VEL_RIM] = (stroke.spin ?? 0) * d[count * DISC + RADIUS];
  launch(count);
  played.count = count + 1;
  nextEdge(count);
  resetSchedule(count + 1);
  if (!run(count + 1)) throw new Error('the stroke did not come to rest: a fault of the simulator');
  settle(count + 1);
}

function setBoard(equipment: Equipment): void {
  const d = memory;
  const { physics } = equipment;
  d[SLOWING] = physics.friction * physics.gravity;
  d[PER_SLOWING] = 1 / d[SLOWING];
  d[HALF] = halfOf(equipment);
  d[POCKET_RADIUS] = equipment.pocket / 2;
  d[POCKET_AT] = pocketAt(equipment);
  d[REJECT_SPEED] = physics.mouth.rejectSpeed;
  d[LEAST_MOUTH] = physics.mouth.least;
  const { men, striker, cushion } = physics.restitution;
  if (d[RESTITUTION_MEN] !== men) d[DAMPING_MEN] = dampingOf(men);
  if (d[RESTITUTION_STRIKER] !== striker) d[DAMPING_STRIKER] = dampingOf(striker);
  if (d[RESTITUTION_CUSHION] !== cushion) d[DAMPING_CUSHION] = dampingOf(cushion);
  d[RESTITUTION_MEN] = men;
  d[RESTITUTION_STRIKER] = striker;
  d[RESTITUTION_CUSHION] = cushion;
  d[FRICTION_DISC] = physics.contactFriction.disc;
  d[FRICTION_CUSHION] = physics.contactFriction.cushion;
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
  rest.where.fill(ABSENT);
  for (let i = 0; i < count; i++) {
    const piece = pieceOf[i];
    rest.x[piece] = d[i * DISC + PLACE_X];
    rest.y[piece] = d[i * DISC + PLACE_Y];
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
