import { catalogue } from '../device/catalogue.js';
import type { StepName } from './lesson.js';

export interface LearnWords {
  readonly title: string;
  readonly intro: string;
  readonly steps: Readonly<
    Record<StepName, { readonly title: string; readonly text: string; readonly done: string }>
  >;
  readonly next: string;
  readonly again: string;
  readonly play: string;
  readonly finished: string;
  readonly finishedText: string;
  readonly stepOf: (step: number, all: number) => string;
  readonly tryAgain: string;
}

export const words = catalogue<LearnWords>(import.meta.glob('./words/*.ts'));
