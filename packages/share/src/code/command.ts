import type { Act, ActType, Command, Doing, Seats, Seen } from '@opencarrom/match';
import { readCommand } from '@opencarrom/match';
import { ICF, type Stroke, strikerPlace } from '@opencarrom/physics';
import { Reader } from '../bytes/reader.js';
import { Writer } from '../bytes/writer.js';
import { Faulty } from '../fault.js';
import { parsed } from './head.js';
import { ACTORS, ACTS, CODED_PLAYERS, CODED_SEATS, COMPETITORS, FINES, HELPS, TAKES } from './tables.js';

/** In bytes: a signature drawn by a finger is the longest thing anybody does. */
const MOST_JSON = 120_000;
/** In milliseconds: a match that rested for a year. */
const LONGEST_WAIT = 366 * 24 * 3600 * 1000;
/** More points or men than there are. */
const MOST = 100;

/** A command: who, what, and how long after the one before. */
export function writeCommand(to: Writer, { by, at, act }: Command, before: number): void {
  const few = inFewBytes(act);
  to.byte((few ? ACTS.indexOf(act.type) : 0) * 8 + ACTORS.indexOf(by)).count(at - before);
  if (few) to.all(few);
  else to.text(JSON.stringify(act));
}

export function readCommandAfter(from: Reader, before: number): Command {
  const packed = from.byte();
  const by = from.oneOf(ACTORS, packed & 7);
  const at = before + from.count(LONGEST_WAIT);
  const type = from.oneOf(ACTS, packed >> 3);
  const act = type === null ? parsed(from.text(MOST_JSON)) : readAct(from, type);
  const read = readCommand({ by, at, act });
  if ('error' in read) throw new Faulty('cannot-be', read.error.message);
  return read.ok;
}

/** An act in few bytes; null where some of it would be lost, and it is written out. */
function inFewBytes(act: Act): readonly number[] | null {
  if (!ACTS.includes(act.type)) return null;
  const to = new Writer();
  if (!writeAct(to, act)) return null;
  return sameAs(readAct(new Reader(Uint8Array.from(to.bytes)), act.type), act) ? to.bytes : null;
}

/** The same values, in whatever order their fields come. */
function sameAs(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  const [some, others] = [Object.keys(one), Object.keys(other)];
  return some.length === others.length && some.every((key) => sameAs(one[key], other[key]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** False where an act of this type has no few bytes. */
function writeAct(to: Writer, act: Act): boolean {
  switch (act.type) {
    case 'toss':
      to.byte(COMPETITORS.indexOf(act.winner));
      return true;
    case 'choose':
      to.byte(TAKES.indexOf(act.take));
      return true;
    case 'sit':
      writeSeats(to, act);
      return true;
    case 'strike':
      writeStroke(to, act.stroke);
      return true;
    case 'observe':
      writeSeen(to, act.seen);
      return true;
    case 'help':
      to.byte(HELPS.indexOf(act.took));
      return true;
    case 'place':
      if (act.x !== undefined && act.y !== undefined) to.byte(1).double(act.x).double(act.y);
      else to.byte(0);
      return true;
    case 'fine':
      to.byte(FINES.indexOf(act.take));
      return true;
    case 'demand':
      to.count(act.points);
      return act.points <= MOST;
    default:
      return BARE.includes(act.type);
  }
}

/** Acts that are said by their name alone. */
const BARE: readonly ActType[] = [
  'trial',
  'play',
  'pass',
  'forgo',
  'no-room',
  'claim',
  'close',
  'time',
  'undo',
  'redo',
];

function readAct(from: Reader, type: ActType): Act {
  switch (type) {
    case 'toss':
      return { type, winner: from.oneOf(COMPETITORS) };
    case 'choose':
      return { type, take: from.oneOf(TAKES) };
    case 'sit':
      return readSeats(from);
    case 'strike':
      return { type, stroke: readStroke(from) };
    case 'observe':
      return { type, seen: readSeen(from) };
    case 'help':
      return { type, took: from.oneOf(HELPS) };
    case 'place':
      return from.oneOf([false, true]) ? { type, x: from.double(), y: from.double() } : { type };
    case 'fine':
      return { type, take: from.oneOf(FINES) };
    case 'demand':
      return { type, points: from.count(MOST) };
    default:
      return { type } as Act;
  }
}

/** Each of those who sit, with the seat; and who breaks, where that is said. */
function writeSeats(to: Writer, { seats, breaker }: Doing<'sit'>): void {
  const seated = CODED_PLAYERS.filter((player) => seats[player]);
  to.byte(seated.length);
  for (const player of seated)
    to.byte(CODED_PLAYERS.indexOf(player) * 4 + CODED_SEATS.indexOf(seats[player] ?? 'S'));
  to.byte(breaker ? CODED_PLAYERS.indexOf(breaker) + 1 : 0);
}

function readSeats(from: Reader): Doing<'sit'> {
  const entries = Array.from({ length: from.count(CODED_PLAYERS.length) }, () => {
    const packed = from.byte();
    return [from.oneOf(CODED_PLAYERS, packed >> 2), from.oneOf(CODED_SEATS, packed & 3)] as const;
  });
  const breaker = from.oneOf([undefined, ...CODED_PLAYERS]);
  return { type: 'sit', seats: Object.fromEntries(entries) as Seats, ...(breaker ? { breaker } : {}) };
}

// A striker mostly stands in the middle between the base lines: then only its place along them is written.
const ACROSS = CODED_SEATS.map((seat) => strikerPlace(ICF, seat, []) ?? { x: 0, y: 0 });
const FREE = 4;
const SPIN = { none: 0, nought: 1, given: 2 } as const;

const lineOf = ({ x, y }: Stroke): number =>
  ACROSS.findIndex((middle, seat) => Object.is(seat % 2 === 0 ? y : x, seat % 2 === 0 ? middle.y : middle.x));

export function writeStroke(to: Writer, stroke: Stroke): void {
  const line = lineOf(stroke);
  const { x, y, vx, vy, spin } = stroke;
  const spinning = spin === undefined ? SPIN.none : Object.is(spin, 0) ? SPIN.nought : SPIN.given;
  to.byte((line < 0 ? FREE : line) + 8 * spinning);
  if (line < 0) to.double(x).double(y);
  else to.double(line % 2 === 0 ? x : y);
  to.double(vx).double(vy);
  if (spinning === SPIN.given) to.double(spin ?? 0);
}

export function readStroke(from: Reader): Stroke {
  const form = from.byte();
  const at = readPlace(from, form & 7);
  const [vx, vy] = [from.double(), from.double()];
  const spinning = form >> 3;
  if (spinning > SPIN.given) throw new Faulty('cannot-be', 'a stroke of no known form');
  if (spinning === SPIN.none) return { ...at, vx, vy };
  return { ...at, vx, vy, spin: spinning === SPIN.given ? from.double() : 0 };
}

function readPlace(from: Reader, line: number): Pick<Stroke, 'x' | 'y'> {
  if (line === FREE) return { x: from.double(), y: from.double() };
  const middle = from.oneOf(ACROSS, line);
  const along = from.double();
  return line % 2 === 0 ? { x: along, y: middle.y } : { x: middle.x, y: along };
}

const QUEEN = 1;
const STRIKER = 2;

/** What an umpire mostly sees: what fell into the pockets. Anything else is written out. */
function writeSeen(to: Writer, { pocketed }: Seen): void {
  const { white = 0, black = 0, queen = false, striker = false } = pocketed ?? {};
  to.byte((queen ? QUEEN : 0) + (striker ? STRIKER : 0) + (pocketed ? 4 : 0));
  to.byte(white + 16 * black);
}

function readSeen(from: Reader): Seen {
  const [fallen, men] = [from.byte(), from.byte()];
  if ((fallen & 4) === 0) return {};
  const [white, black] = [men & 15, men >> 4];
  return {
    pocketed: {
      ...(white > 0 ? { white } : {}),
      ...(black > 0 ? { black } : {}),
      ...((fallen & QUEEN) !== 0 ? { queen: true } : {}),
      ...((fallen & STRIKER) !== 0 ? { striker: true } : {}),
    },
  };
}
