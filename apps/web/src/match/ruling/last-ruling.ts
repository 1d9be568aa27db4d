import type { Ruling } from '@opencarrom/laws';
import { type LoggedMatch, spokenRuling } from '@opencarrom/match';

/** The ruling that is being spoken of. */
export const lastRuling = (match: LoggedMatch): Ruling | null => spokenRuling(match)?.ruling ?? null;
