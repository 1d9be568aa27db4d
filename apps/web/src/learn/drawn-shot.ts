import { ICF, type Point } from '@opencarrom/physics';
import type { Shot } from '@opencarrom/shots';
import { marksOf, menMarked, mouthOf } from '../match/shots/marks.js';

/** A ring drawn around something, in metres. */
export interface Ring {
  readonly at: Point;
  readonly r: number;
}

/** Rings around what the task of a shot is about. */
export function ringsOf({ men, task }: Shot): readonly Ring[] {
  const marks = marksOf(task);
  return [
    ...menMarked(men, marks).map((at) => ({ at, r: ICF.man.diameter * 0.76 })),
    ...marks.pockets.map((pocket) => ({ at: mouthOf(pocket), r: ICF.pocket * 0.62 })),
  ];
}
