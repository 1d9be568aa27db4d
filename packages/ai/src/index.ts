export { type Dice, makeDice } from '@opencarrom/match';
export {
  type Asking,
  CalledOff,
  makeAsking,
  type StartThinker,
  ThinkerLost,
  ThinkerRefused,
  type ThinkerWorker,
} from './asking.js';
export { type Deed, deedFor, type SeenMatch, tableFor } from './at-the-match.js';
export { type BestQuestion, type BestStroke, bestStroke, makeBestStrokeJson } from './best.js';
export { clearanceGoal, clearedBy } from './clearance.js';
export {
  type DecisionTable,
  decideClaim,
  decideDemand,
  decideDoubleFine,
  decideToss,
} from './decisions/choices.js';
export { type DueToPlace, placeDue, spareMan } from './decisions/dues.js';
export { execute } from './execute.js';
export { FULL_SPEED, type Hand } from './hand.js';
export { type Hint, hintFor } from './hint.js';
export type { StrokeKind } from './idea.js';
export { LEVELS, type Level, levelOf } from './level.js';
export { loneManAt, strokesForLone } from './lone-man.js';
export { boardGoal } from './playing.js';
export type { PlainTable, ThinkerQuestion } from './question.js';
export { search } from './search.js';
export type { Story } from './story.js';
export type { GameAhead, Table } from './table.js';
export * from './think.js';
export {
  attachThinker,
  type ThinkerAnswer,
  type ThinkerHost,
  type ThinkerPort,
  type ThinkerRequest,
} from './thinker.js';
export { viewOf } from './view.js';
export type { Corner } from './words/catalogue.js';
export { cornerOf, explainThought } from './words/words.js';
