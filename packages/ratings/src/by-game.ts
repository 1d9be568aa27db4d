import { afterPeriod, afterRest, GLICKO_SCALE, type RatedGame } from './glicko.js';
import { type Rating, rounded } from './rating.js';

/** So many periods pass in a day: who is known to 60 is known to 110 after a year away. */
const PERIODS_A_DAY = 0.21436;
/** Nobody is known better: what they can do changes, however often they play. */
const BEST_KNOWN = 45;

/** A rating as it is so many days after it was found. */
export const afterDays = (before: Rating, days: number): Rating => afterRest(before, days * PERIODS_A_DAY);

/**
 * A rating after one game, so many days after the one before: where games are rated as they end, time makes a rating less
 * certain, not the number of games. The opponent is as before the game.
 */
export function afterGame(before: Rating, game: RatedGame, days: number): Rating {
  // A period adds what a whole one would; here only so much of it has passed.
  const drift = before.volatility * GLICKO_SCALE;
  const variance = before.deviation ** 2 + (days * PERIODS_A_DAY - 1) * drift ** 2;
  const after = afterPeriod({ ...before, deviation: Math.sqrt(Math.max(1, variance)) }, [game]);
  return rounded({ ...after, deviation: Math.max(BEST_KNOWN, after.deviation) });
}
