import type { EventDiscipline, HowEnded, StageSystemName } from '@opencarrom/tournament';
import type { Holder } from '../events/holder.js';

/** What is said to whoever runs an event. */
export interface EventsDeskWords {
  readonly taken: (file: string) => string;
  readonly noEvent: string;
  readonly severalEvents: (files: readonly string[]) => string;
  readonly held: (file: string, holder: Holder | null, lock: string) => string;
  readonly waits: (file: string, holder: Holder | null) => string;

  readonly nobodyCalled: (called: string) => string;
  readonly severalCalled: (called: string, several: readonly string[]) => string;
  readonly notInMatch: (called: string, match: number) => string;
  readonly nobodyAtTable: (table: number) => string;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
  readonly notDrawn: string;
  readonly noCards: string;
  readonly noSuchRound: (asked: number, last: number) => string;
  readonly finals: string;

  /** How many there are, by what is played. */
  readonly entrants: (discipline: EventDiscipline, count: number) => string;
  readonly disciplines: Readonly<Record<EventDiscipline, string>>;
  readonly systems: Readonly<Record<StageSystemName, string>>;
  readonly stageOf: (stage: number, stages: number, name: string) => string;
  readonly round: (round: number) => string;
  readonly resultsIn: (done: number, all: number) => string;
  readonly columns: Readonly<Record<'table' | 'match' | 'score' | 'name' | 'from', string>>;
  readonly missing: string;
  /** Of a match that is not published. */
  readonly draft: string;
  readonly provisional: string;
  readonly rests: string;
  readonly away: string;
  /** How a match ended that was not simply played; nothing where it was. */
  readonly how: Readonly<Record<HowEnded, string>>;
  readonly won: (place: number, prize: number | null) => string;
  readonly prize: string;
  readonly why: string;
  readonly group: (name: string) => string;
  readonly standings: (stage: string, round: number) => string;
  readonly final: string;

  readonly next: string;
  readonly nextEnter: string;
  readonly nextPair: (round: number, stage: string) => string;
  readonly nextPublish: (stage: string) => string;
  readonly nextLineUp: (match: number, team: string) => string;
  readonly nextReport: (open: number) => string;
  readonly nextGoOn: (stage: string) => string;
  readonly nextAward: string;
  readonly nextOver: string;

  /** Where a corrected result would have drawn later rounds otherwise. */
  readonly otherDraws: string;
  readonly otherDraw: (stage: number, round: number) => string;
  readonly otherStart: (stage: number) => string;
  readonly noDraw: string;
  readonly agrees: (lines: number) => string;
  readonly differs: (seq: number, act: string) => string;
  readonly wouldBeRefused: (why: string) => string;
  readonly writtenAs: (gave: string, gives: string) => string;
  readonly written: (file: string) => string;
  /** A sheet would have been written in the place of the event. */
  readonly isTheEvent: (file: string) => string;
  /** What the keys do while an event is watched. */
  readonly watchKeys: string;
  readonly watching: (at: string) => string;
  readonly unreadNow: (why: string) => string;
}
