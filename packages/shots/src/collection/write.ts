import { PHYSICS_VERSION, type PlacedMan, type Stroke } from '@opencarrom/physics';
import { HANDS, type Shot, type ShotTask, type ShotWay } from '../shot.js';
import { LENGTH, letterOf, SHARE, SPEED, SPIN, sumOf } from './codes.js';

export const FORMAT = 'opencarrom-shots';
export const VERSION = 1;

/** A collection as text: a head with a sum of the rest, then a line a shot. Numbers must be rounded as `codes.ts` has them. */
export function writeCollection(shots: readonly Shot[]): string {
  const body = shots.map(lineOf).join('\n');
  return `${FORMAT} ${VERSION} ${PHYSICS_VERSION} ${shots.length} ${sumOf(body)}\n${body}\n`;
}

const whole = (value: number, unit: number): number => Math.floor(value * unit + 0.5);

const lineOf = (shot: Shot): string =>
  [
    shot.id,
    queenLetter(shot),
    menText(shot.men),
    taskText(shot.task),
    HANDS.map((level) => whole(shot.hands[level], SHARE)).join(','),
    shot.ways.map(wayText).join(';'),
  ].join('|');

const queenLetter = ({ board: { queen } }: Shot): string =>
  queen === 'on-board' ? 'q' : queen === 'covered-by-white' ? 'w' : 'b';

/** White men, black men, the queen. */
function menText(men: readonly PlacedMan[]): string {
  const places = (isOne: (id: string) => boolean): string =>
    men
      .filter(({ id }) => isOne(id))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ x, y }) => `${whole(x, LENGTH)},${whole(y, LENGTH)}`)
      .join(' ');
  return [
    places((id) => id.startsWith('w')),
    places((id) => id.startsWith('b')),
    places((id) => id === 'queen'),
  ].join('/');
}

function taskText(task: ShotTask): string {
  switch (task.kind) {
    case 'pocket':
      return `p:${task.man}:${task.pocket}:${(task.by ?? []).map(letterOf).join('')}`;
    case 'queen':
      return `q:${task.strokes}`;
    case 'open':
      return `o:${task.men.join(',')}:${task.free}:${task.keepTurn ? 'k' : ''}`;
    case 'keep':
      return `k:${task.man}:${task.pocket}`;
    case 'nothing':
      return `n:${whole(task.most, SHARE)}`;
    case 'win':
      return `w:${task.strokes}`;
  }
}

const wayText = ({ kind, target, pocket, share, strokes }: ShotWay): string =>
  [letterOf(kind), target ?? '', pocket ?? '', whole(share, SHARE), ...strokes.map(strokeText)].join(' ');

/** The striker is always on the middle of the base line. */
function strokeText({ x, vx, vy, spin = 0 }: Stroke): string {
  const numbers = [whole(x, LENGTH), whole(vx, SPEED), whole(vy, SPEED)];
  return (spin === 0 ? numbers : [...numbers, whole(spin, SPIN)]).join(',');
}
