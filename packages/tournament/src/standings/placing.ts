import type { Key } from '../vocabulary.js';
import type { Figures } from './figures.js';

/** Why somebody has a place: what set it apart from whom. */
export interface PlaceReason {
  readonly by: Key | 'list' | 'hand' | 'bracket' | 'final';
  /** Those it was level with before this decided, without itself; nobody where the first key did. */
  readonly level: readonly number[];
  /** So many more who were level with it, where not all are named. */
  readonly more?: number;
  /** Its own figure, and that of the next below it, or above the last; null where there is none. */
  readonly own: number | null;
  readonly other: number | null;
}

/** A place in a stage. */
export interface RankedPlace {
  readonly rank: number;
  readonly entrant: number;
  /** From 0 where there are groups: the rank is then within the group. */
  readonly group: number | null;
  readonly figures: Figures | null;
  readonly reason: PlaceReason;
}

/** Places from the first on, of those who have been put in order. */
export const placingsOf = (
  order: readonly { readonly entrant: number; readonly reason: PlaceReason }[],
  figures: readonly Figures[],
  group: number | null = null,
): readonly RankedPlace[] =>
  order.map(({ entrant, reason }, index) => ({
    rank: index + 1,
    entrant,
    group,
    figures: figures[entrant] ?? null,
    reason,
  }));
