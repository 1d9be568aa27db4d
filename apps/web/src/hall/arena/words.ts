import { catalogue } from '../../device/catalogue.js';

/** What is said to those who play an event on the screen. */
export interface ArenaWords {
  readonly title: string;
  readonly terms: (minutes: number) => string;
  readonly goesOn: string;
  readonly casual: string;
  readonly rated: string;
  readonly ratedNeeds: string;
  readonly toAccount: string;
  readonly enter: string;
  readonly ask: string;
  readonly asked: string;
  readonly closed: string;
  readonly isIn: string;
  readonly noMatch: string;
  readonly leave: string;
  readonly leaveSure: string;
  readonly leaveMeans: string;
  readonly stay: string;
  readonly hasLeft: string;
  readonly comeBack: string;
  readonly next: (round: number) => string;
  readonly against: (name: string) => string;
  readonly comeBy: string;
  readonly comeUntil: (time: string) => string;
  readonly here: string;
  readonly theyWait: (name: string) => string;
  readonly waiting: (name: string) => string;
  readonly waitingNote: string;
  readonly noShow: string;
  readonly late: string;
  readonly begun: string;
  readonly toBoard: string;
  readonly notDone: (why: string) => string;
}

export const words = catalogue<ArenaWords>(import.meta.glob('./words/*.ts'));
