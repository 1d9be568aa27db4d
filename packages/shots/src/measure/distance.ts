import type { PlacedMan, Point } from '@opencarrom/physics';
import type { Shot, ShotTask } from '../shot.js';

/** What a man counts that is on one table only, in metres. */
const MISSING = 0.15;
/** What another task counts on the same table. */
const OTHER_TASK = 0.1;
/** Nearer than this two shots are twins. */
export const TWINS = 0.04;

/**
 * How far apart two shots are, in metres: how far the man of the task would have to be moved, and all men in the mean, until one
 * were the other or its image in a mirror. The same in both directions.
 */
export function shotDistance(a: Shot, b: Shot): number {
  const there = Math.min(asTheyLie(a, b, false), asTheyLie(a, b, true));
  const back = Math.min(asTheyLie(b, a, false), asTheyLie(b, a, true));
  return Math.max(there, back);
}

function asTheyLie(a: Shot, b: Shot, isMirrored: boolean): number {
  const see = (at: Point): Point => (isMirrored ? { x: -at.x, y: at.y } : at);
  const colours = ['w', 'b', 'queen'] as const;
  let moved = 0;
  let count = 0;
  for (const colour of colours) {
    const from = placesOf(a.men, colour);
    const to = placesOf(b.men, colour).map(see);
    moved += matched(from, to) + MISSING * Math.abs(from.length - to.length);
    count += Math.max(from.length, to.length);
  }
  const task = taskApart(a, b, see, isMirrored);
  return task + (count === 0 ? 0 : moved / count);
}

const placesOf = (men: readonly PlacedMan[], colour: string): Point[] =>
  men.filter(({ id }) => (colour === 'queen' ? id === colour : id !== 'queen' && id.startsWith(colour)));

/** The nearest two are taken for one man, then the nearest two of the others. */
function matched(from: readonly Point[], to: readonly Point[]): number {
  const pairs = from.flatMap((a, i) => to.map((b, j) => ({ i, j, apart: apart(a, b) })));
  pairs.sort((p, q) => p.apart - q.apart);
  const usedFrom = new Set<number>();
  const usedTo = new Set<number>();
  let sum = 0;
  for (const pair of pairs) {
    if (usedFrom.has(pair.i) || usedTo.has(pair.j)) continue;
    usedFrom.add(pair.i);
    usedTo.add(pair.j);
    sum += pair.apart;
  }
  return sum;
}

function apart(a: Point, b: Point): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}

function taskApart(a: Shot, b: Shot, see: (at: Point) => Point, isMirrored: boolean): number {
  if (nameOf(a.task, false) !== nameOf(b.task, isMirrored)) return OTHER_TASK;
  const mine = manOf(a);
  const theirs = manOf(b);
  return mine && theirs ? apart(mine, see(theirs)) / 2 : 0;
}

/** What is asked, with the pocket as it is or as a mirror shows it. */
function nameOf(task: ShotTask, isMirrored: boolean): string {
  if (!('pocket' in task)) return task.kind;
  const side = task.pocket.endsWith('E') !== isMirrored ? 'E' : 'W';
  const by = task.kind === 'pocket' && task.by ? task.by.join() : '';
  return `${task.kind} ${task.pocket.charAt(0)}${side} ${by}`;
}

const manOf = ({ task, men }: Shot): PlacedMan | undefined =>
  'man' in task ? men.find(({ id }) => id === task.man) : undefined;
