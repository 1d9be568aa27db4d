import type { MatchState, PlayedStroke } from '@opencarrom/match';

/** A stroke to be shown before anything else happens. */
export interface Shown {
  readonly played: PlayedStroke;
  /** The match before it: that is what is known until everything lies still. */
  readonly before: MatchState;
}
