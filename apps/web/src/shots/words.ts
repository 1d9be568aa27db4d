import type { StrokeKind } from '@opencarrom/ai';
import { catalogue } from '../device/catalogue.js';

/** A side of the frame as the player sees it. */
export type FrameSide = 'left' | 'right' | 'far' | 'near';

/** How a day of the week went. */
export type DayMark = 'done' | 'made-up' | 'open' | 'today' | 'ahead';

export interface ScreenWords {
  readonly title: string;
  readonly about: string;
  readonly leave: string;
  readonly settings: string;
  readonly board: string;

  readonly daily: string;
  readonly earlier: string;
  readonly inARow: (days: number) => readonly [string, string];
  /** The heading of a week: by its Monday; null: the one that is now. */
  readonly week: (monday: string | null) => string;
  readonly dayTold: (date: string, mark: DayMark, tries: number) => string;
  readonly madeUp: string;
  readonly notYet: string;
  readonly notYetText: string;
  readonly todays: string;
  readonly solvers: (solved: string, tried: string, isToday: boolean) => string;
  readonly play: string;
  readonly look: string;
  readonly notKept: string;

  /** "third try" */
  readonly nthTry: (number: number) => string;
  /** "Done, third try" */
  readonly doneAt: (number: number) => string;
  readonly left: (stars: number) => string;
  readonly stars: (stars: number, of: number) => string;
  readonly again: string;
  readonly playAgain: string;
  readonly undo: string;
  /** What undoing a stroke costs. */
  readonly undoCounts: string;
  readonly hint: string;
  readonly moreHint: string;
  readonly solution: string;
  readonly watched: string;
  readonly share: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly next: string;
  readonly another: string;
  readonly why: string;

  readonly ways: string;
  readonly yours: string;
  readonly otherWays: string;
  readonly way: (kind: StrokeKind, side: FrameSide | null) => string;
  readonly countMe: string;
  readonly countMeNote: string;

  readonly ladder: string;
  readonly ladderNote: string;
  readonly anyTheme: string;
  readonly solvedOf: (solved: number, all: number) => string;
  readonly ofLesson: (number: number, of: number) => string;
  readonly backToLesson: string;
  readonly noSuchShot: string;
  readonly toShots: string;
}

export const words = catalogue<ScreenWords>(import.meta.glob('./words/*.ts'));
