import { execute, type Hand, levelOf } from '@opencarrom/ai';
import { type Dice, makeDice } from '@opencarrom/match';
import type { Stroke } from '@opencarrom/physics';
import { bookOfShot, equipmentOfShot, SEAT, type Shot } from '../shot.js';
import { type PlayedStep, playStep } from '../try/play-strokes.js';
import { reasonAfter } from '../try/task-met.js';
import type { ShotTable } from '../try/verdict.js';

export interface Measuring {
  readonly tries: number;
  readonly seed: number;
}

/** Of so many tries by the hand of a level that means just these strokes, the share that does it. */
export function handShare(
  shot: Shot,
  strokes: readonly Stroke[],
  level: number,
  { tries, seed }: Measuring,
): number {
  const hand = levelOf(level)?.hand;
  if (!hand) throw new Error(`there is no level ${level}`);
  const dice = makeDice(seed);
  let done = 0;
  for (let n = 0; n < tries; n++) if (succeeds(shot, strokes, hand, dice)) done++;
  return done / tries;
}

/** Does one try of this hand do it? Where a first stroke has slipped, the next is meant as it was. */
function succeeds(shot: Shot, strokes: readonly Stroke[], hand: Hand, dice: Dice): boolean {
  let table: ShotTable = shot;
  for (const [n, stroke] of strokes.entries()) {
    const step = slipped(shot, table, stroke, hand, dice);
    if (step === null) return false;
    const why = reasonAfter(shot, step, shot.task.strokes - n - 1);
    if (why) return why.code === 'done';
    table = step.after;
  }
  return false;
}

/** What the hand makes of a stroke; null: the men leave the striker no place. */
function slipped(
  shot: Shot,
  { board, men }: ShotTable,
  meant: Stroke,
  hand: Hand,
  dice: Dice,
): PlayedStep | null {
  const table = {
    book: bookOfShot(shot),
    discipline: 'singles',
    seat: SEAT,
    board,
    men,
    equipment: equipmentOfShot(shot),
  } as const;
  const stroke = execute(table, withinReach(meant, hand), hand, dice);
  const isFree = men.every(({ x, y }) => (x - stroke.x) ** 2 + (y - stroke.y) ** 2 >= clearOf(shot));
  return isFree ? playStep(shot, { board, men }, stroke) : null;
}

function clearOf(shot: Shot): number {
  const { man, striker } = equipmentOfShot(shot);
  return ((man.diameter + striker.diameter) / 2) ** 2;
}

/** A weak hand strikes as hard as it can. */
function withinReach(meant: Stroke, { fastest }: Hand): Stroke {
  const speed = Math.sqrt(meant.vx * meant.vx + meant.vy * meant.vy);
  if (speed <= fastest) return meant;
  const share = fastest / speed;
  return { ...meant, vx: meant.vx * share, vy: meant.vy * share, spin: (meant.spin ?? 0) * share };
}
