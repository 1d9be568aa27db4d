import type { AllottedTable } from '../tables/hall-state.js';
import type { ProposedUmpire } from '../tables/umpires.js';
import type { ActName, ActOf, EventAct } from './act.js';
import type { MatchResult } from './result.js';
import type { DrawnMatch, FinalPlace, StageLayout } from './state.js';

/** Who comes into a stage, and where each starts. */
export interface StageStart {
  readonly entrants: readonly number[];
  readonly layout: StageLayout | null;
}

/** What an act brought: kept with it, so that nothing needs to be worked out again to know where an event stands. */
interface Brought {
  /** The numbers of those who were entered, and the group of each that came late to one. */
  enter: { readonly numbers: readonly number[]; readonly groups?: readonly number[] };
  lots: { readonly order: readonly number[] };
  pair: { readonly start?: StageStart; readonly matches: readonly NewlyDrawn[] };
  report: { readonly result: MatchResult };
  correct: { readonly result: MatchResult };
  'walk-over': { readonly result: MatchResult };
  /** What the rubber came to, and the tie once it is over. */
  rubber: { readonly rubber: MatchResult; readonly result: MatchResult | null };
  'correct-rubber': { readonly rubber: MatchResult; readonly result: MatchResult | null };
  tables: { readonly moved: readonly AllottedTable[] };
  'allot-anew': { readonly moved: readonly AllottedTable[] };
  appoint: { readonly appointed: readonly ProposedUmpire[] };
  'go-on': StageStart;
  award: { readonly order: readonly FinalPlace[] };
}

/** A match as it was drawn; a result where one side has left and it is walked over. */
export type NewlyDrawn = Omit<DrawnMatch, 'report' | 'tie'>;

type WithBrought = keyof Brought;
export type BroughtBy<N extends WithBrought> = Brought[N];

/** A line of an event's log. */
export type EventLine = {
  [N in ActName]: {
    /** From 1, none left out. */
    readonly seq: number;
    /** When, as a date and time. */
    readonly at: string;
    /** Who did it, where that is known. */
    readonly by?: string;
    readonly act: ActOf<N>;
  } & (N extends WithBrought ? { readonly gave: Brought[N] } : { readonly gave?: never });
}[ActName];

export type HappeningOf<N extends ActName> = Extract<EventLine, { readonly act: ActOf<N> }>;

/** What somebody asks for. */
export interface EventCommand {
  readonly at: string;
  readonly by?: string;
  /** The line it was asked after: where the log has gone on, it is stale. */
  readonly after?: number;
  readonly act: EventAct;
}
