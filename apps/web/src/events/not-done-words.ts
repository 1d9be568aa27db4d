import { catalogue } from '../device/catalogue.js';

export interface NotDoneWords {
  readonly unreachable: string;
  readonly notAllowed: string;
  readonly signedOut: string;
  readonly gone: string;
  readonly tooMany: string;
  readonly otherwise: string;
  /** Somebody else did something first: so many things. */
  readonly changedMeanwhile: (count: number) => string;
}

export const notDoneWords = catalogue<NotDoneWords>(import.meta.glob('./not-done-words/*.ts'));
