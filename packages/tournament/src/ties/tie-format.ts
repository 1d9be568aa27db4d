import type { Discipline } from '@opencarrom/laws';

/** A match of teams: its rubbers in order, and when it is over. */
export interface TieFormat {
  readonly rubbers: readonly Discipline[];
  /** All rubbers are played, or only until the tie is decided. */
  readonly until: 'played-out' | 'decided';
  /** How many of a team may be put in for others once the line-ups are open. */
  readonly substitutes: number;
  /** In how many rubbers one may play; null: as the book says, and in any number where it says nothing. */
  readonly rubbersEach: number | null;
}

export const PLAYERS_OF = { singles: 1, doubles: 2 } as const;
