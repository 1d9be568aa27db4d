import type { LadderProgress } from '@opencarrom/shots';

/**
 * With which shots of the collection each lesson ends: easy ones of what it has taught, to several pockets, the hardest last. A lesson of
 * laws ends in shots where its law is in danger. Ids stay for ever, and so does what they are named by here.
 */
const LESSON_SHOTS = {
  hold: ['pot-002', 'pot-010'],
  aim: ['pot-003', 'pot-006', 'pot-011'],
  cut: ['cut-006', 'cut-007', 'cut-012'],
  bank: ['double-002', 'double-004', 'double-013'],
  rebound: ['rebound-001', 'rebound-003', 'rebound-004'],
  // A hand that spins does these at least as often as one that does not.
  spin: ['rebound-010', 'rebound-020', 'rebound-025'],
  break: ['cluster-001', 'cluster-002', 'cluster-004'],
  leave: ['nothing-001', 'keep-001', 'nothing-003', 'keep-002'],
  queen: ['queen-001', 'queen-002', 'queen-005'],
  // The striker follows its man here as soon as it is struck too hard.
  due: ['pot-005', 'pot-012', 'pot-015'],
  // To be struck from beside a base circle, or from right over it.
  foul: ['cut-004', 'cut-011', 'pot-009'],
} as const;

export type ShotLesson = keyof typeof LESSON_SHOTS;

const LESSONS_WITH_SHOTS = Object.keys(LESSON_SHOTS) as ShotLesson[];

export const lessonShots = (lesson: ShotLesson): readonly string[] => LESSON_SHOTS[lesson];

/** The lesson that ends in this shot; null: none does. */
export const lessonOfShot = (id: string): ShotLesson | null =>
  LESSONS_WITH_SHOTS.find((lesson) => lessonShots(lesson).includes(id)) ?? null;

const isSolved = ({ stars }: LadderProgress, id: string): boolean => (stars[id] ?? 0) > 0;

/** Its shots that have been solved, wherever they were met. */
export const solvedOf = (progress: LadderProgress, lesson: ShotLesson): readonly string[] =>
  lessonShots(lesson).filter((id) => isSolved(progress, id));

/** The open shot that comes after this one, and after the last the first again; null: no other is open. */
export function nextLessonShot(progress: LadderProgress, lesson: ShotLesson, after?: string): string | null {
  const all = lessonShots(lesson);
  const at = after === undefined ? -1 : all.indexOf(after);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return others.find((id) => !isSolved(progress, id)) ?? null;
}
