import type { Key } from '../vocabulary.js';
import type { Figures } from './figures.js';

/** Why somebody has a place: what set it apart from whom. */
export interface PlaceReason {
  readonly by: Key | 'lots' | 'list' | 'hand' | 'bracket' | 'final';
  /** Those it was level with before this decided, without itself. */
  readonly level: readonly number[];
  /** Its own figure, and that of the next one it was set apart from; null where the reason has none. */
  readonly own: number | null;
  readonly other: number | null;
}

/** A place in a stage. */
export interface Placing {
  readonly rank: number;
  readonly entrant: number;
  /** From 0 where there are groups: the rank is then within the group. */
  readonly group: number | null;
  readonly figures: Figures | null;
  readonly reason: PlaceReason;
}
