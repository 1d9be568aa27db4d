import { catalogue } from '../../device/catalogue.js';

export interface OpponentWords {
  readonly opponent: string;
  /** Of two computers that are watched. */
  readonly oneSide: string;
  readonly otherSide: string;
  /** "Level 3 · Casual". */
  readonly level: (level: number) => string;
  /** So many of so many tries. */
  readonly pockets: (pocketed: number, tries: number) => string;
  /** How each plays, from the first level. */
  readonly habits: readonly string[];
  readonly follows: string;
  readonly followsNote: string;
  readonly fixedNote: string;
}

export const words = catalogue<OpponentWords>(import.meta.glob('./words/*.ts'));
