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
  /** Of an event for pairs. */
  readonly pairs: PairWords;
  readonly ask: string;
  readonly asked: string;
  readonly closed: string;
  readonly isIn: string;
  readonly noMatch: string;
  readonly startsAt: (when: string) => string;
  readonly thenHere: string;
  /** Null: nobody has it. */
  readonly walkedOver: (round: number, name: string | null) => string;
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
  /** A pair is more than one. */
  readonly theyWait: (name: string, isPair: boolean) => string;
  readonly waiting: (name: string) => string;
  readonly waitingNote: (players: number) => string;
  readonly noShow: string;
  readonly late: string;
  readonly begun: string;
  readonly toBoard: string;
  readonly notDone: (why: string) => string;
}

interface PairWords {
  readonly title: string;
  readonly lookFor: string;
  readonly lookForNote: string;
  readonly bothCome: string;
  readonly linkTitle: string;
  readonly linkNote: string;
  readonly link: string;
  readonly code: string;
  readonly stop: string;
  readonly invited: (name: string) => string;
  readonly invitedNote: string;
  readonly accept: (name: string) => string;
  readonly linkOver: string;
  readonly partner: (name: string, isHere: boolean) => string;
}

export const words = catalogue<ArenaWords>(import.meta.glob('./words/*.ts'));
