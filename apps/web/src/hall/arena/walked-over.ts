import { allMatches, type SeenEvent } from '@opencarrom/tournament/seen';

/** Somebody's last match, where it was given without being played; null: it was not. */
export interface WalkedOver {
  readonly round: number;
  /** Who has it; null: nobody. */
  readonly to: number | null;
}

/** Whoever was away when their match was ruled reads so when they come back. */
export function walkedOverLast(seen: SeenEvent, entrant: number): WalkedOver | null {
  const last = allMatches(seen)
    .filter(({ match: { a, b } }) => a === entrant || b === entrant)
    .at(-1);
  const result = last?.match.result;
  if (!last || result?.how !== 'walked-over') return null;
  const { a, b = null } = last.match;
  return { round: last.round, to: result.winner === 'a' ? a : result.winner === 'b' ? b : null };
}
