import rate from 'glicko2-lite';
import { type Rating, rounded, UNKNOWN } from './rating.js';

/** A game as one side saw it. */
export interface RatedGame {
  /** The opponent as it was before the period. */
  readonly opponent: Rating;
  /** From 0, lost, to 1, won. */
  readonly outcome: number;
}

/** How far ratings spread (Glickman's τ): small, so that one odd event does not unsettle a player. */
const TAU = 0.5;
/** What one unit of Glickman's own scale is. */
export const GLICKO_SCALE = 173.7178;

/** A rating after one period: all games of it at once, or a rest. */
export function afterPeriod(before: Rating, games: readonly RatedGame[]): Rating {
  if (games.length === 0) return afterRest(before);
  const { rating, rd, vol } = rate(
    ...[before.rating, before.deviation, before.volatility],
    games.map(({ opponent, outcome }) => [opponent.rating, opponent.deviation, outcome]),
    { rating: UNKNOWN.rating, tau: TAU },
  );
  return rounded({ rating, deviation: Math.min(rd, UNKNOWN.deviation), volatility: vol });
}

/** Who does not play is known less and less well, down to nothing. */
export function afterRest(before: Rating, periods = 1): Rating {
  const drift = before.volatility * GLICKO_SCALE;
  const deviation = Math.sqrt(before.deviation ** 2 + periods * drift ** 2);
  return rounded({ ...before, deviation: Math.min(deviation, UNKNOWN.deviation) });
}
