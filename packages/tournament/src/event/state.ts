import type { Entry } from './entry.js';
import type { StageFormat } from './format.js';
import type { Report, Result } from './result.js';

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
  readonly result: Result | null;
  readonly report: Report | null;
}

/** Where everybody starts: groups, or the lines of a bracket from top to bottom (null is a bye). */
export type Layout =
  | { readonly groups: readonly (readonly number[])[] }
  | { readonly lines: readonly (number | null)[] };

export interface StageState {
  /** From 1. */
  readonly number: number;
  readonly format: StageFormat;
  /** Who is in it, in the order of their seeds. */
  readonly entrants: readonly number[];
  /** Null until its first round is drawn, or where the system needs none. */
  readonly layout: Layout | null;
  /** In the order they were drawn. */
  readonly matches: readonly DrawnMatch[];
  /** Rounds drawn so far. */
  readonly rounds: number;
}

/** Who takes part, by number from 1 in the order of entry. */
export interface Participant {
  readonly number: number;
  readonly entry: Entry;
  readonly seed: number | null;
  /** Has it left, and not come back? */
  readonly away: boolean;
}
