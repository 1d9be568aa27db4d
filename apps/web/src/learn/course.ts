import type { ShotLesson } from '../match/shots/lesson-shots.js';

/** The lessons, in the order they are best taken, and the steps of each. Names are kept on devices: they stay. */
export const COURSE = {
  hold: ['grip', 'place', 'strike', 'left'],
  aim: ['line', 'softly', 'far', 'across'],
  cut: ['cut', 'left', 'thin'],
  bank: ['bank', 'left', 'long'],
  rebound: ['rebound', 'left', 'middle'],
  spin: ['spin', 'left', 'shot'],
  break: ['break', 'corner'],
  leave: ['push', 'block', 'hide'],
  queen: ['queen', 'cover', 'return'],
  due: ['striker', 'due', 'both'],
  foul: ['circle', 'lines', 'fair', 'penalty'],
} as const satisfies Readonly<Record<ShotLesson, readonly string[]>>;

export type LessonName = keyof typeof COURSE & ShotLesson;
export type StepOf<L extends LessonName> = (typeof COURSE)[L][number];
/** A step by its lesson and its name in it. */
export type StepName = { [L in LessonName]: StepOf<L> }[LessonName];

export const LESSONS = Object.keys(COURSE) as LessonName[];

export const isLesson = (name: string): name is LessonName => Object.hasOwn(COURSE, name);

export const stepNamesOf = (lesson: LessonName): readonly StepName[] => COURSE[lesson];
