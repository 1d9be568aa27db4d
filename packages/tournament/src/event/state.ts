import { anyHall, type HallState } from '../tables/hall-state.js';
import type { TieState } from '../ties/tie-state.js';
import type { ActOf } from './act.js';
import type { Entry } from './entry.js';
import type { StageFormat } from './format.js';
import type { MatchResult, Report } from './result.js';

/** Two entrants that meet, or one that rests. */
export interface DrawnMatch {
  /** From 1 in the order of the draws; a number that was taken back is not given again. */
  readonly number: number;
  readonly round: number;
  /** From 0; null where there are no groups. */
  readonly group: number | null;
  /** Its place in a bracket; null where there is none. */
  readonly slot: string | null;
  readonly a: number;
  /** Null: a bye. */
  readonly b: number | null;
  readonly table: number | null;
  readonly result: MatchResult | null;
  readonly report: Report | null;
  /** Where it is a tie of teams: line-ups and rubbers. */
  readonly tie: TieState | null;
}

/** Where everybody starts: groups, or the lines of a bracket from top to bottom (null is a bye). */
export type StageLayout =
  | { readonly groups: readonly (readonly number[])[] }
  | { readonly lines: readonly (number | null)[] };

export interface StageState {
  /** From 1. */
  readonly number: number;
  readonly format: StageFormat;
  /** Who is in it, in the order of their seeds; who came late is at the end. */
  readonly entrants: readonly number[];
  /** The first round of those who came late. */
  readonly late: Readonly<Record<number, number>>;
  /** Null where the system needs none. */
  readonly layout: StageLayout | null;
  /** In the order they were drawn. */
  readonly matches: readonly DrawnMatch[];
  /** Rounds drawn so far. */
  readonly rounds: number;
  /** The numbers of the matches that were drawn together. */
  readonly draws: readonly (readonly number[])[];
  /** Lots, by the round before which they were drawn. */
  readonly lots: Readonly<Record<number, readonly number[]>>;
  /** Orders given by hand, by the round before which they were given. */
  readonly byHand: Readonly<Record<number, { readonly order: readonly number[]; readonly reason: string }>>;
}

/** Who takes part. */
export interface Participant {
  /** From 1 in the order of entry; that of an entry which was undone is not given again. */
  readonly number: number;
  readonly entry: Entry;
  /** Has it left, and not come back? */
  readonly away: boolean;
}

/** A place at the end, and what it wins. */
export interface FinalPlace {
  readonly place: number;
  readonly entrant: number;
  readonly prize: number | null;
}

/**
 * What was drawn and is not published: nobody but the desk sees it, and nothing is reported of it. Empty in an event
 * whose draws are public at once.
 */
export interface Drafts {
  /** The numbers of stages of which nothing is public, not even who is in them. */
  readonly stages: readonly number[];
  /** The numbers of matches. */
  readonly matches: readonly number[];
}

export const NO_DRAFTS: Drafts = { stages: [], matches: [] };

/** Where an event stands. */
export interface EventState {
  /** Null until it is opened. */
  readonly head: Omit<ActOf<'open'>, 'type' | 'format'> | null;
  readonly discipline: ActOf<'open'>['format']['discipline'];
  readonly participants: readonly Participant[];
  /** Those who were seeded, best first. */
  readonly seeds: readonly number[];
  readonly forbidden: readonly (readonly [number, number])[];
  /** All stages, those to come among them. */
  readonly formats: readonly StageFormat[];
  /** The stages that have begun; the last of them is being played. */
  readonly stages: readonly StageState[];
  readonly hall: HallState;
  readonly drafts: Drafts;
  /** Null while it goes on. */
  readonly awards: readonly FinalPlace[] | null;
  /** The last numbers given. */
  readonly lastEntrant: number;
  readonly lastMatch: number;
}

export const nothingYet: EventState = {
  head: null,
  discipline: 'singles',
  participants: [],
  seeds: [],
  forbidden: [],
  formats: [],
  stages: [],
  hall: anyHall,
  drafts: NO_DRAFTS,
  awards: null,
  lastEntrant: 0,
  lastMatch: 0,
};

export const stageNow = ({ stages }: EventState): StageState | null => stages[stages.length - 1] ?? null;

export const participantOf = ({ participants }: EventState, number: number): Participant | null =>
  participants.find((each) => each.number === number) ?? null;

/** A match by its number, with its stage. */
export function matchOf(
  { stages }: EventState,
  number: number,
): { readonly stage: StageState; readonly match: DrawnMatch } | null {
  for (const stage of stages) {
    const match = stage.matches.find((each) => each.number === number);
    if (match) return { stage, match };
  }
  return null;
}

/** Matches that wait for a result. */
export const openMatches = ({ matches }: StageState): readonly DrawnMatch[] =>
  matches.filter(({ b, result }) => b !== null && result === null);
