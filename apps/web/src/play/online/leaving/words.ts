import { catalogue } from '../../../device/catalogue.js';

export interface LeavingWords {
  readonly title: string;
  readonly away: (seconds: number, name: string) => string;
  readonly rated: string;
  readonly kept: string;
  readonly unbegun: (seconds: number) => string;
  readonly free: string;
  readonly wait: (minutes: number) => string;
  readonly honest: string;
  readonly stay: string;
  readonly giveUp: string;
  readonly leave: string;
}

export const words = catalogue<LeavingWords>(import.meta.glob('./words/*.ts'));
