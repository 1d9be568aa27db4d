/** Ratings of those who play in pairs, by openskill: for servers and the command line, too heavy for a browser. */
export { answerPairRatings } from './answer.js';
export {
  NOVICE,
  type PairHistory,
  type PairPlayer,
  type PairRatings,
  pairRatingsOver,
  type RatedPairs,
  type Skill,
  type SkillChange,
  skillsAfter,
} from './history.js';
