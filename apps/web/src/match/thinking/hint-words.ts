import { catalogue } from '../../device/catalogue.js';

export interface HintWords {
  /** To what else could be played, and back. */
  readonly others: string;
  readonly back: string;
  /** Enough is read: the hand's again. */
  readonly read: string;
}

export const hintWords = catalogue<HintWords>(import.meta.glob('./hint-words/*.ts'));
