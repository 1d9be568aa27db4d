import type { Ruling } from '@opencarrom/laws';
import { endingRuling, type MatchState } from '@opencarrom/match';

/** The ruling that is being spoken of: the board's last, or the one that ended the board before. */
export const lastRuling = (match: MatchState): Ruling | null =>
  match.board?.ruling ?? endingRuling(match)?.ruling ?? null;
