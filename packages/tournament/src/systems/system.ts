import type { StageFormat } from '../event/format.js';
import type { DrawnMatch, StageLayout, StageState } from '../event/state.js';
import type { RankedPlace } from '../standings/placing.js';

/** Fewer have nobody to play. */
export const LEAST_ENTRANTS = 2;

/** A match that is to be drawn. */
export type PlannedMatch = Pick<DrawnMatch, 'round' | 'group' | 'slot' | 'a' | 'b'>;

/** What a system may ask about the people of an event. */
export interface Field {
  readonly federationOf: (entrant: number) => string | null;
  readonly rateOf: (entrant: number) => number | null;
  readonly isHere: (entrant: number) => boolean;
  /** The organiser has said that these two shall not be paired. */
  readonly areForbidden: (a: number, b: number) => boolean;
  /** Lots drawn: among equals in this order. Empty where none were drawn. */
  readonly lots: readonly number[];
  /** Orders given by hand: among equals in this order. */
  readonly byHand: readonly number[];
}

/** What the organiser allows for this round only. */
export interface Allowances {
  /** Matches without a result that need not be waited for. */
  readonly open: readonly number[];
  /** Pairs that met in this round or before may meet again; 0: nobody. */
  readonly rematchesUpTo: number;
}

/** Why there is no next round. */
export type NoRound =
  | { readonly why: 'round-open'; readonly matches: readonly number[] }
  | { readonly why: 'no-pairing'; readonly round: number; readonly offers: readonly Offer[] }
  | { readonly why: 'stage-over' }
  | { readonly why: 'too-few'; readonly entrants: number; readonly least: number };

/** What can be done where a round cannot be paired. */
export type Offer =
  /** Of those who met in this round or before; with `liftForbidden` only if forbidden pairs are lifted as well. */
  | { readonly do: 'rematches'; readonly upTo: number; readonly liftForbidden?: true }
  | { readonly do: 'lift-forbidden' }
  | { readonly do: 'stop' };

export interface StageSystem<F extends StageFormat> {
  /** Who starts where; null where nothing needs to be laid out. */
  readonly layOut: (format: F, entrants: readonly number[], field: Field, lot: number) => StageLayout | null;
  /** The matches that come next: the next round, or all that are ready in a bracket. */
  readonly next: (
    stage: StageOf<F>,
    field: Field,
    allowed: Allowances,
  ) => { readonly matches: readonly PlannedMatch[] } | { readonly none: NoRound };
  readonly isOver: (stage: StageOf<F>, field: Field) => boolean;
  /** Everybody's place so far, best first, with the reason of each. */
  readonly placings: (stage: StageOf<F>, field: Field) => readonly RankedPlace[];
}

/** A stage of this format, laid out. */
export type StageOf<F extends StageFormat> = StageState & { readonly format: F };
