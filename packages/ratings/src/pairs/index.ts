/** Ratings of players in pairs, by Plackett–Luce. */
export { answerPairRatings } from './answer.js';
export {
  NOVICE,
  type PairHistory,
  type PairPlayer,
  type PairRatings,
  pairRatingsOver,
  type RatedPairs,
  type SkillChange,
  skillsAfter,
} from './history.js';
export type { Skill } from './plackett-luce.js';
