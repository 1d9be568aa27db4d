import type { Ruling } from '@opencarrom/laws';
import { type MatchState, spokenRuling } from '@opencarrom/match';

/** The ruling that is being spoken of. */
export const lastRuling = (match: MatchState): Ruling | null => spokenRuling(match)?.ruling ?? null;
