import { type Equipment, ICF } from './board/equipment.js';
import { EDGES, type Edge, PIECES, type PieceId, POCKETS, type Pocket } from './board/pieces.js';
import { faultIn, type Position, type Stroke, StrokeError } from './board/position.js';
import { BitHash } from './output/bit-hash.js';
import { CONTACT, log, PATH } from './output/stroke-log.js';
import type { Trace } from './output/trace.js';
import { layOutChecked, pieceOf, play, played } from './play.js';
import { CLOCK, CUSHION, GONE, memory, motion, placeX, placeY, radius, SLOWING } from './workspace.js';

/** Records carry this: another version may give other bits. */
export const PHYSICS_VERSION = 'slide-2';

export type Cushion = `cushion:${Edge}`;

/** Two pieces touch, or a piece and a cushion. */
export interface Contact {
  readonly t: number;
  readonly a: PieceId;
  readonly b: PieceId | Cushion;
  /** Where the centre of a lay, and that of b; for a cushion the point of contact. */
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  /** How fast they closed, in m/s. */
  readonly speed: number;
}

export interface Pocketed {
  readonly id: PieceId;
  readonly pocket: Pocket;
  readonly t: number;
  /** What it had touched before it fell, in order, each once. */
  readonly touched: readonly (PieceId | Cushion)[];
}

export interface Resting {
  readonly id: PieceId;
  readonly x: number;
  readonly y: number;
}

export interface Outcome {
  readonly version: string;
  readonly rest: readonly Resting[];
  readonly pocketed: readonly Pocketed[];
  readonly contacts: readonly Contact[];
  readonly duration: number;
  readonly events: number;
  /** Of the exact bits of the final state: equal on every machine. */
  readonly hash: string;
  readonly trace?: Trace;
}

/** Simulates one stroke. Throws a StrokeError when the position or the stroke cannot be. */
export function simulate(
  position: Position,
  stroke: Stroke,
  equipment: Equipment = ICF,
  options: { readonly trace?: boolean } = {},
): Outcome {
  const d = memory;
  const fault = faultIn(position, stroke, equipment);
  if (fault) throw new StrokeError(fault);
  const tracing = options.trace ?? false;
  play(layOutChecked(position, equipment), stroke, tracing);
  const contacts = readContacts(equipment);
  const outcome = {
    version: PHYSICS_VERSION,
    rest: readRest(),
    pocketed: readPocketed(contacts),
    contacts,
    duration: d[CLOCK],
    events: log.events,
    hash: hashOf(),
  };
  return tracing ? { ...outcome, trace: readTrace(position, stroke, equipment) } : outcome;
}

function idOf(disc: number): PieceId {
  return PIECES[pieceOf[disc]] as PieceId;
}

function readRest(): Resting[] {
  const rest: Resting[] = [];
  for (let i = 0; i < played.count; i++) {
    if (motion[i] !== GONE) rest.push({ id: idOf(i), x: placeX[i], y: placeY[i] });
  }
  return rest;
}

function readPocketed(contacts: readonly Contact[]): Pocketed[] {
  const pocketed: Pocketed[] = [];
  for (let at = 0; at < log.pocketed; at++) {
    const id = idOf(log.pocketedDisc[at]);
    const t = log.pocketedTime[at];
    const pocket = POCKETS[log.pocketedIn[at]] as Pocket;
    pocketed.push({ id, pocket, t, touched: touchedBefore(contacts, id, t) });
  }
  return pocketed;
}

/** What a piece has touched by time t, in order, each once. */
export function touchedBefore(contacts: readonly Contact[], id: PieceId, t: number): (PieceId | Cushion)[] {
  const touched = new Set<PieceId | Cushion>();
  for (const contact of contacts) {
    if (contact.t > t) break;
    if (contact.a === id) touched.add(contact.b);
    else if (contact.b === id) touched.add(contact.a);
  }
  return [...touched];
}

function readContacts(equipment: Equipment): Contact[] {
  const contacts: Contact[] = [];
  for (let at = 0; at < log.contacts; at++) contacts.push(readContact(at, equipment));
  return contacts;
}

function readContact(at: number, equipment: Equipment): Contact {
  const numbers = log.contactNumbers;
  const from = at * CONTACT;
  const t = numbers[from];
  const ax = numbers[from + 1];
  const ay = numbers[from + 2];
  const bx = numbers[from + 3];
  const by = numbers[from + 4];
  const speed = numbers[from + 5];
  const first = log.contactFirst[at];
  const second = log.contactSecond[at];
  if (second >= CUSHION) {
    const side = EDGES[second - CUSHION - 1] as Edge;
    const half = equipment.surface / 2;
    const x = side === 'E' ? half : side === 'W' ? -half : ax;
    const y = side === 'N' ? half : side === 'S' ? -half : ay;
    return { t, a: idOf(first), b: `cushion:${side}`, ax, ay, bx: x, by: y, speed };
  }
  // The striker is always the last disc: name it first, since it is what strikes.
  if (second === played.count - 1) {
    return { t, a: idOf(second), b: idOf(first), ax: bx, ay: by, bx: ax, by: ay, speed };
  }
  return { t, a: idOf(first), b: idOf(second), ax, ay, bx, by, speed };
}

function hashOf(): string {
  const d = memory;
  const hash = new BitHash();
  for (let i = 0; i < played.count; i++) {
    hash.number(pieceOf[i]);
    if (motion[i] === GONE) continue;
    hash.number(placeX[i]);
    hash.number(placeY[i]);
  }
  for (let at = 0; at < log.pocketed; at++) {
    hash.number(pieceOf[log.pocketedDisc[at]]);
    hash.number(log.pocketedIn[at]);
    hash.number(log.pocketedTime[at]);
  }
  hash.number(d[CLOCK]);
  return hash.hex();
}

function readTrace(position: Position, stroke: Stroke, equipment: Equipment): Trace {
  const d = memory;
  const paths = [];
  for (let at = 0; at < log.paths; at++) {
    const [disc, t, x, y, ux, uy, v, w, until] = log.pathNumbers.subarray(
      at * PATH,
      (at + 1) * PATH,
    ) as unknown as number[];
    paths.push({ id: idOf(disc), t, until, x, y, vx: ux * v, vy: uy * v, spin: w / radius[disc] });
  }
  const manRadius = equipment.man.diameter / 2;
  const start = [
    ...position.men.map(({ id, x, y }) => ({ id, x, y, radius: manRadius })),
    { id: 'striker' as const, x: stroke.x, y: stroke.y, radius: equipment.striker.diameter / 2 },
  ];
  const fallen = [];
  for (let at = 0; at < log.pocketed; at++) {
    fallen.push({ id: idOf(log.pocketedDisc[at]), t: log.pocketedTime[at] });
  }
  return { slowing: d[SLOWING], start, paths, fallen };
}
