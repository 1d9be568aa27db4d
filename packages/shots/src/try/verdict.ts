import type { Board, Ruling } from '@opencarrom/laws';
import type { ManId, Outcome, PlacedMan, Pocket, WayHome } from '@opencarrom/physics';

/** Why a try is done, goes on or has failed. */
export type ShotReason =
  | { readonly code: 'done' }
  /** So many strokes are left. */
  | { readonly code: 'going-on'; readonly left: number }
  /** The stroke cannot be played on this table; nothing was. */
  | { readonly code: 'impossible'; readonly message: string }
  | { readonly code: 'striker-pocketed' }
  /** Another foul, by these laws. */
  | { readonly code: 'foul'; readonly laws: readonly string[] }
  | { readonly code: 'board-lost' }
  /** Nothing fell that keeps the turn. */
  | { readonly code: 'turn-lost' }
  /** The man of the task did not fall. */
  | { readonly code: 'missed'; readonly man: ManId }
  | { readonly code: 'other-pocket'; readonly man: ManId; readonly pocket: Pocket }
  | { readonly code: 'other-way'; readonly man: ManId; readonly way: WayHome }
  | { readonly code: 'queen-missed' }
  | { readonly code: 'queen-not-covered' }
  /** So many of the men lie free; so many should. */
  | { readonly code: 'still-close'; readonly free: number; readonly wanted: number }
  /** The man to be kept fell; or came to rest so far from the pocket, in metres. */
  | { readonly code: 'fell'; readonly man: ManId }
  | { readonly code: 'not-near'; readonly man: ManId; readonly far: number }
  /** The turn was kept where it should pass. */
  | { readonly code: 'turn-kept' }
  /** The opponent's best chance. */
  | { readonly code: 'left'; readonly chance: number }
  | { readonly code: 'not-won' };

/** A table between two strokes of a try. */
export interface ShotTable {
  readonly board: Board;
  readonly men: readonly PlacedMan[];
}

/** What became of a try: of its strokes so far. */
export interface ShotVerdict {
  readonly state: 'done' | 'going-on' | 'failed';
  readonly why: ShotReason;
  /** One for each stroke that was played. */
  readonly rulings: readonly Ruling[];
  readonly outcomes: readonly Outcome[];
  /** The table after the last of them. */
  readonly table: ShotTable;
  /** Which of the shot's ways it was; null: none of them, or not done. */
  readonly way: number | null;
  /** How often a steady hand does it with just these strokes; null: it is not done. */
  readonly safety: number | null;
}
