import { catalogue } from '../device/catalogue.js';
import type { COURSE, LessonName, StepOf } from './course.js';
import type { Miss } from './goal.js';
import type { FaultSeen } from './step.js';

export interface StepWords {
  readonly title: string;
  readonly text: string;
  /** What is said when it is done; that the coin is pocketed, where nothing else is to be said. */
  readonly done?: string;
  /** How it is put on paper, where no finger slides over glass. */
  readonly onPaper?: string;
}

interface LessonWords<L extends LessonName> {
  readonly title: string;
  readonly note: string;
  /** What to take along. */
  readonly last: string;
  readonly steps: Readonly<Record<StepOf<L>, StepWords>>;
}

export interface LearnWords {
  readonly title: string;
  readonly intro: string;
  readonly begin: string;
  readonly goOn: string;
  readonly nextLesson: string;
  readonly doneOf: (done: number, all: number) => string;
  readonly stepsDone: (done: number, all: number) => string;
  readonly shotsDone: (done: number, all: number) => string;
  readonly stepOf: (step: number, all: number) => string;
  readonly learnt: string;
  readonly all: string;
  readonly next: string;
  readonly skip: string;
  readonly yourTurn: string;
  readonly enough: string;
  readonly showAgain: string;
  readonly again: string;
  readonly repeat: string;
  readonly play: string;
  readonly finished: string;
  readonly notAll: string;
  /** Over the shots that come after the last step. */
  readonly nowShots: string;
  readonly toShot: string;
  readonly shots: string;
  readonly notLoaded: string;
  readonly stars: (stars: number) => string;
  readonly pocketed: string;
  readonly misses: Readonly<Record<Miss, string>>;
  readonly whatWasWrong: string;
  readonly faults: Readonly<Record<FaultSeen, string>>;
  readonly lookAgain: string;
  readonly lessons: { readonly [L in keyof typeof COURSE]: LessonWords<L> };
  readonly sheet: {
    readonly open: string;
    readonly title: string;
    readonly about: string;
    readonly print: string;
    readonly name: string;
    readonly club: string;
    readonly date: string;
    readonly key: string;
    readonly tries: (count: number) => string;
    readonly page: (page: number, of: number) => string;
    readonly table: string;
    readonly tableAbout: string;
    readonly shot: string;
    readonly shotsAbout: string;
    readonly shotsOf: (lesson: string, count: number) => string;
  };
}

export const words = catalogue<LearnWords>(import.meta.glob('./words/*.ts'));
