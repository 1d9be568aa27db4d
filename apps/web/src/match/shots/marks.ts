import { ICF, type ManId, type PlacedMan, type Pocket, type Point, pocketAt } from '@opencarrom/physics';
import type { ShotTask } from '@opencarrom/shots';

/** What of a board a task is about. */
export interface Marks {
  readonly men: readonly ManId[];
  readonly pockets: readonly Pocket[];
}

export function marksOf(task: ShotTask): Marks {
  switch (task.kind) {
    case 'pocket':
    case 'keep':
      return { men: [task.man], pockets: [task.pocket] };
    case 'queen':
      return { men: ['queen'], pockets: [] };
    case 'open':
      return { men: task.men, pockets: [] };
    case 'nothing':
    case 'win':
      return { men: [], pockets: [] };
  }
}

export const menMarked = (men: readonly PlacedMan[], marks: Marks): readonly Point[] =>
  men.filter(({ id }) => marks.men.includes(id));

export function mouthOf(pocket: Pocket): Point {
  const at = pocketAt(ICF);
  return { x: pocket.endsWith('E') ? at : -at, y: pocket.startsWith('N') ? at : -at };
}
