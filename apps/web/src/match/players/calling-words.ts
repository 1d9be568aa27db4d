import { catalogue } from '../../device/catalogue.js';

/** What those are called who have no name. */
export interface CallingWords {
  readonly you: string;
  readonly player: (number: number) => string;
  /** The computer players, from the first level. */
  readonly opponents: readonly string[];
  readonly level: (level: number) => string;
  readonly computer: (number: number) => string;
}

export const callingWords = catalogue<CallingWords>(import.meta.glob('./calling-words/*.ts'));
