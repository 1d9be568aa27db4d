import {
  EDGES,
  type Edge,
  GREATEST_SPEED,
  PIECES,
  type PlacedMan,
  POCKETS,
  type Stroke,
} from '@opencarrom/physics';
import { takeToPractise } from '../match/to-practise.js';
import {
  type Colour,
  type Practice,
  type PracticeStep,
  practiceReducer,
  type Struck,
  standFault,
  startPractice,
} from './practice.js';

const KEY = 'opencarrom.practice';
/** More than anybody takes back, and less than a browser refuses. */
const MOST_STEPS = 1000;

/** A step is written once, however often the whole is kept. */
const written = new WeakMap<PracticeStep, string>();

function textOf(step: PracticeStep): string {
  const known = written.get(step);
  if (known !== undefined) return known;
  const text = JSON.stringify(step);
  written.set(step, text);
  return text;
}

export function writePractice({ steps, seat, side }: Practice, most = MOST_STEPS): string {
  const texts = steps.slice(-most).map(textOf);
  return `{"version":1,"seat":"${seat}","side":"${side}","steps":[${texts.join(',')}]}`;
}

/** What was kept, or null where it is nothing that could have been kept. */
export function readPractice(text: string): Practice | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(read) || read.version !== 1 || !Array.isArray(read.steps) || read.steps.length === 0)
    return null;
  if (!EDGES.includes(read.seat as Edge) || (read.side !== 'white' && read.side !== 'black')) return null;
  if (!read.steps.every(isStep)) return null;
  return { steps: read.steps, seat: read.seat as Edge, side: read.side as Colour };
}

/** Keeps practice on the device; a full device keeps as much of the way back as it can. */
export function keepPractice(state: Practice): boolean {
  for (let most = MOST_STEPS; most >= 1; most = Math.floor(most / 4)) {
    try {
      localStorage.setItem(KEY, writePractice(state, most));
      return true;
    } catch {
      // Full, or forbidden: then fewer steps, at last none.
    }
  }
  return false;
}

export function keptPractice(): Practice | null {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : readPractice(text);
  } catch {
    return null;
  }
}

/** A board that was left for practice, laid out and kept: what was practised before can be taken back to. */
export function takenUp(): Practice | null {
  const left = takeToPractise();
  if (!left) return null;
  const { men, seat, side } = left;
  const before = keptPractice() ?? startPractice(men);
  const practice = { ...practiceReducer(before, { type: 'lay', men }), seat, side };
  keepPractice(practice);
  return practice;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMan = (value: unknown): value is PlacedMan =>
  isObject(value) &&
  typeof value.x === 'number' &&
  typeof value.y === 'number' &&
  value.id !== 'striker' &&
  PIECES.includes(value.id as PlacedMan['id']);

function areMen(value: unknown): value is readonly PlacedMan[] {
  if (!Array.isArray(value) || !value.every(isMan)) return false;
  const ids = new Set(value.map(({ id }) => id));
  // A man at rest may lie half over a pocket's edge; nothing may overlap or lie outside.
  return (
    ids.size === value.length &&
    value.every((man) => {
      const fault = standFault(value, man.id, man);
      return fault === null || fault === 'pocket';
    })
  );
}

function isStroke(value: unknown): value is Stroke {
  if (!isObject(value)) return false;
  const { x, y, vx, vy, spin = 0 } = value;
  return (
    [x, y, vx, vy, spin].every(Number.isFinite) && Math.hypot(vx as number, vy as number) <= GREATEST_SPEED
  );
}

const isStruck = (value: unknown): value is Struck =>
  isObject(value) &&
  EDGES.includes(value.seat as Edge) &&
  isStroke(value.stroke) &&
  typeof value.touched === 'boolean' &&
  Array.isArray(value.fell) &&
  value.fell.every(
    (fall) => isObject(fall) && PIECES.includes(fall.id as never) && POCKETS.includes(fall.pocket as never),
  );

const isStep = (value: unknown): value is PracticeStep =>
  isObject(value) &&
  areMen(value.men) &&
  (value.struck === null || isStruck(value.struck)) &&
  (value.moved === null || PIECES.includes(value.moved as never));
