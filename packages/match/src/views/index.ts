/** What is said and shown of a match. */

export {
  ACHIEVEMENTS,
  type Achieved,
  type Achievement,
  achieved,
  type FinishedRecord,
} from './achievements.js';
export {
  type Announcement,
  announceMatch,
  announceWaiting,
  sideSpokenTo,
  spokenRuling,
} from './announce.js';
export { type Duty, type DutyKind, dutyOf } from './duty.js';
export type { FinestStroke } from './finest-stroke.js';
export { endedByWords, type GameEnd, type GivenUp, gameEnd, type MatchEnd, matchEnd } from './game-end.js';
export type { HandFigures } from './hand-figures.js';
export { atStart, type Naming, nameOf, sideName, type Who } from './names.js';
export { standsBy } from './overlooked.js';
export { addOwn, NO_OWN, type OwnFigures, ownFigures, REACHES, type Reach } from './own-figures.js';
export {
  addFigures,
  type MatchFigures,
  matchFigures,
  NO_FIGURES,
  type PlayerFigures,
} from './player-figures.js';
export { POT_WAYS, type PotWay } from './pot-ways.js';
export { type PointSum, type Recap, recapOf } from './recap.js';
export { refusalMessage } from './refusal-message.js';
export { refusalText } from './refusal-text.js';
export { potsOf, type Ruled, ruledIn } from './ruled-acts.js';
export { SEEN_POCKETS, type SeenPocket } from './seen-pocket.js';
export {
  announcedOutcome,
  type Sheet,
  type SheetRow,
  type SideTotals,
  sheetOf,
  sheetTable,
} from './sheet.js';
export { sheetCsv } from './sheet-csv.js';
export { resultText, sheetText } from './sheet-files.js';
export { type LogStep, type Step, stepsOf, stepsOnBoard } from './steps.js';
export { type StoryOptions, type ToldStep, tellEvent } from './story.js';
export type { TurningPoint } from './turning-point.js';
export { warningsLike } from './warnings.js';
export { type Possibility, whatMay } from './what-may.js';
export { whoIn } from './who.js';
