import type { LaterChoice } from '@opencarrom/match';
import { catalogue } from '../../device/catalogue.js';

export interface MendWords {
  readonly title: string;
  readonly close: string;
  readonly empty: string;
  readonly begin: string;
  readonly correct: string;
  readonly strikeOut: string;
  readonly setRight: (times: number) => string;
  readonly improperBy: (law: string) => string;
  readonly touchedNothing: string;
  readonly correctTitle: string;
  readonly correctBoard: string;
  readonly how: string;
  readonly proper: string;
  readonly touch: string;
  readonly touchedSome: string;
  readonly claim: string;
  readonly claimed: string;
  readonly notClaimed: string;
  readonly strikeOutTitle: string;
  readonly was: string;
  readonly instead: string;
  /** In place of what was struck out. */
  readonly neverWas: string;
  readonly became: Readonly<Record<LaterChoice, string>>;
  readonly soItWas: string;
  readonly enterAgain: string;
  readonly why: string;
  readonly reasons: readonly string[];
  readonly otherReason: string;
  readonly doCorrect: string;
  /** Later acts that no longer fit, and how many of them are not decided on. */
  readonly noLonger: (count: number, open: number) => string;
  readonly unfit: Readonly<
    Record<
      'board' | 'stroke' | 'nobody' | 'player' | 'play' | 'turn' | 'dues' | 'overlooked',
      (was: string, now: string) => string
    >
  >;
  /** What is asked of each. */
  readonly becomes: string;
  readonly keepOutOfTurn: (name: string) => string;
  readonly keepIt: string;
  readonly giveTo: (name: string) => string;
  readonly leaveItOut: string;
  readonly leaveOutRest: (count: number) => string;
  readonly outOfTurnTitle: string;
  readonly whichStroke: string;
  readonly whoStruck: string;
  readonly struckBy: (name: string) => string;
  readonly back: string;
  readonly recount: string;
  readonly recountAbout: string;
  readonly onBoard: string;
  readonly owed: string;
  readonly fewer: (what: string) => string;
  readonly moreOf: (what: string) => string;
  readonly queen: string;
  readonly queenOnBoard: string;
  readonly queenToCover: string;
  readonly queenOf: (name: string) => string;
  readonly onTurn: string;
  readonly setSo: string;
}

export const words = catalogue<MendWords>(import.meta.glob('./words/*.ts'));
