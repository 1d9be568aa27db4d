export { answerRatings } from './answer.js';
export { afterDays, afterGame } from './by-game.js';
export { afterPeriod, afterRest, type RatedGame } from './glicko.js';
export {
  type PlayerRating,
  type RatedEvent,
  type RatingChange,
  type RatingHistory,
  type RatingSource,
  type Ratings,
  ratingsOver,
} from './history.js';
export { OUTCOME_KINDS, type OutcomeKind, type OwnMatch, outcomeOf } from './outcome.js';
export { ratesOffRanking } from './ranking-line.js';
export { PROVISIONAL_ABOVE, type Rating, UNKNOWN } from './rating.js';
export type { DatedEvent } from './read-events.js';
