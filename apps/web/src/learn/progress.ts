import type { LadderProgress } from '@opencarrom/shots';
import { lessonShots, solvedOf } from '../match/shots/lesson-shots.js';
import { COURSE, isLesson, LESSONS, type LessonName, type StepName, stepNamesOf } from './course.js';

/** Which steps of which lessons have been done. */
export type Progress = Readonly<Record<LessonName, readonly StepName[]>>;

const KEY = 'opencarrom.lessons';
/** Where the one lesson there was before kept how far it had come, in its window. */
const FORMER_KEY = 'opencarrom.lesson';

/** The steps of that lesson, and where they are taught now. */
const FORMER: readonly (readonly [LessonName, StepName])[] = [
  ['hold', 'place'],
  ['hold', 'strike'],
  ['queen', 'queen'],
  ['queen', 'cover'],
  ['due', 'due'],
];

const nothingDone = (): Progress =>
  Object.fromEntries(LESSONS.map((lesson) => [lesson, []])) as unknown as Progress;

/** What is kept, by whatever version of the app; nobody's mistake is worth more than beginning anew. */
export function readProgress(kept: string | null, former: string | null = null): Progress {
  let progress = nothingDone();
  for (const [lesson, step] of FORMER.slice(0, formerSteps(former)))
    progress = withDone(progress, lesson, step);
  for (const [lesson, steps] of Object.entries(doneIn(kept)))
    if (isLesson(lesson) && Array.isArray(steps))
      for (const step of stepNamesOf(lesson))
        if (steps.includes(step)) progress = withDone(progress, lesson, step);
  return progress;
}

/** How many steps of the former lesson were behind whoever left it there. */
function formerSteps(former: string | null): number {
  const at = Number(former);
  return Number.isInteger(at) && at > 0 && at < FORMER.length ? at : 0;
}

function doneIn(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(kept ?? '{}');
    const done = typeof read === 'object' && read !== null && 'done' in read ? read.done : null;
    return typeof done === 'object' && done !== null ? (done as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

export const writeProgress = (done: Progress): string => JSON.stringify({ version: 1, done });

/** The same with one step more. */
export function withDone(progress: Progress, lesson: LessonName, step: StepName): Progress {
  if (progress[lesson].includes(step)) return progress;
  const done = [...progress[lesson], step];
  return { ...progress, [lesson]: stepNamesOf(lesson).filter((each) => done.includes(each)) };
}

export const areStepsDone = (progress: Progress, lesson: LessonName): boolean =>
  progress[lesson].length === COURSE[lesson].length;

/** All its steps are done, and the shots it ends in. */
export const isLearnt = (progress: Progress, shots: LadderProgress, lesson: LessonName): boolean =>
  areStepsDone(progress, lesson) && solvedOf(shots, lesson).length === lessonShots(lesson).length;

export const isBegun = (progress: Progress, shots: LadderProgress, lesson: LessonName): boolean =>
  (progress[lesson].length > 0 || solvedOf(shots, lesson).length > 0) && !isLearnt(progress, shots, lesson);

/** The first step that is still to be done; after the last one come the shots. */
export function nextStep(progress: Progress, lesson: LessonName): number {
  const open = stepNamesOf(lesson).findIndex((step) => !progress[lesson].includes(step));
  return open < 0 ? COURSE[lesson].length : open;
}

export function keptProgress(): Progress {
  try {
    return readProgress(localStorage.getItem(KEY), sessionStorage.getItem(FORMER_KEY));
  } catch {
    // Forbidden storage: one begins at the beginning.
    return nothingDone();
  }
}

export function keepProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEY, writeProgress(progress));
    sessionStorage.removeItem(FORMER_KEY);
  } catch {
    // Nothing can be kept here; the lessons go on all the same.
  }
}
