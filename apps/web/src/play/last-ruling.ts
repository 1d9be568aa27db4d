import type { Ruling } from '@opencarrom/laws';
import type { MatchState } from '@opencarrom/match';

/** The ruling that is being spoken of: the board's last, or the one that ended the board before with the last act. */
export function lastRuling(match: MatchState): Ruling | null {
  if (match.board?.ruling) return match.board.ruling;
  for (let at: MatchState | null = match; at?.last && at.last.type !== 'done'; at = at.past)
    if (at.last.type === 'ruling') return at.last.ruling;
  return null;
}
