export { type Calendar, idOfDay } from './daily/calendar.js';
export { DayError, dayFromNumber, dayNumber, weekdayOf, weekOf } from './daily/day.js';
export { type DailyResult, dailyText, dotsOf } from './daily/result.js';
export { dailyStreak, type Streak } from './daily/streak.js';
export { nextOf, themeDue } from './ladder/next.js';
export {
  afterPassing,
  afterShot,
  expectedOf,
  type LadderProgress,
  type LadderStanding,
  newProgress,
  themeStanding,
} from './ladder/progress.js';
export { shotDistance, TWINS } from './measure/distance.js';
export { handShare, type Measuring } from './measure/hand-share.js';
export * from './shot.js';
export { type Stars, starsFor, starsLeft } from './stars.js';
export { isSame, type WayMark, wayMarkOf } from './try/known-way.js';
export { chanceLeft, KEPT_WITHIN } from './try/task-met.js';
export { followStrokes, tryShot } from './try/try-shot.js';
export type { ShotReason, ShotTable, ShotVerdict } from './try/verdict.js';
export type { Force, ShotWords, Standpoint } from './words/shot-words.js';
export {
  type ShotSpeech,
  tellHints,
  tellRisk,
  tellSolution,
  tellTask,
  tellVerdict,
  tellWhy,
} from './words/tell.js';
