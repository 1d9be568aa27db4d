import type { Rest, Stroke } from '@opencarrom/physics';
import type { Table } from '../table/table.js';

/** What a stroke that was tried came to, for the player. */
export interface Appraisal {
  /** From −1, all is lost, to 1 on a board of two sides; any scale where one plays alone. */
  value: number;
  /** Does the player keep the turn, or win the board? */
  success: boolean;
  striker: boolean;
  won: boolean;
  lost: boolean;
  /** Does it cost men of the player's own? */
  foul: boolean;
  /** Is an opponent on turn next? Then his best chance of a pot. */
  passes: boolean;
  reply: number;
  /** By the stroke just appraised: the table the next player finds, where that can be said. */
  next: (() => Table | null) | null;
}

/** What becomes of the board by a stroke: won or lost at once, or it goes on, after a foul or a fair stroke. */
export type Upshot = 'won' | 'lost' | 'foul' | 'fair';

/** What a player wants of a table. */
export interface Goal {
  /** The men to pocket, by piece number. */
  readonly targets: readonly number[];
  readonly breaking: boolean;
  /** One clears the board alone: nobody else comes to play, and no stroke loses anything. */
  readonly isAlone: boolean;
  /** Does the next of them that falls win the board? */
  readonly isWinning: boolean;
  upshot(rest: Rest, stroke: Stroke): Upshot;
  /**
   * May write into `rest`: it is the goal's until the next stroke. Where nobody asks what it is worth (`weighs`), value
   * and reply need not be found out.
   */
  appraise(rest: Rest, stroke: Stroke, appraisal: Appraisal, weighs: boolean): void;
}

export const newAppraisal = (): Appraisal => ({
  value: 0,
  success: false,
  striker: false,
  won: false,
  lost: false,
  foul: false,
  passes: false,
  reply: 0,
  next: null,
});
