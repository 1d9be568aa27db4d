import { executing, type Hand, levelOf, type Table } from '@opencarrom/ai';
import { makeDice } from '@opencarrom/match';
import type { Stroke } from '@opencarrom/physics';
import { bookOfShot, equipmentOfShot, SEAT, type Shot } from '../shot.js';
import { playStep } from '../try/play-strokes.js';
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
  const steady: Hand = hand;
  const dice = makeDice(seed);
  const reach = strokes.map((stroke) => withinReach(stroke, hand));
  const first = executing(tableOf(shot, shot));
  let done = 0;
  for (let n = 0; n < tries; n++) if (succeeds()) done++;
  return done / tries;

  /** Does one try do it? Where a first stroke has slipped, the next is meant as it was. */
  function succeeds(): boolean {
    let table: ShotTable = shot;
    for (const [n, meant] of reach.entries()) {
      const slip = n === 0 ? first : executing(tableOf(shot, table));
      const stroke = slip(meant, steady, dice);
      if (!isPlaced(shot, table, stroke)) return false;
      const step = playStep(shot, table, stroke);
      const why = reasonAfter(shot, step, shot.task.strokes - n - 1);
      if (why) return why.code === 'done';
      table = step.after;
    }
    return false;
  }
}

const tableOf = (shot: Shot, { board, men }: ShotTable): Table => ({
  book: bookOfShot(shot),
  discipline: 'singles',
  seat: SEAT,
  board,
  men,
  equipment: equipmentOfShot(shot),
});

/** Do the men leave the striker that place? */
function isPlaced(shot: Shot, { men }: ShotTable, stroke: Stroke): boolean {
  const { man, striker } = equipmentOfShot(shot);
  const clear = (man.diameter + striker.diameter) / 2;
  return men.every((placed) => {
    const dx = placed.x - stroke.x;
    const dy = placed.y - stroke.y;
    return dx * dx + dy * dy >= clear * clear;
  });
}

/** A weak hand strikes as hard as it can. */
function withinReach(meant: Stroke, { fastest }: Hand): Stroke {
  const speed = Math.sqrt(meant.vx * meant.vx + meant.vy * meant.vy);
  if (speed <= fastest) return meant;
  const share = fastest / speed;
  return { ...meant, vx: meant.vx * share, vy: meant.vy * share, spin: (meant.spin ?? 0) * share };
}
