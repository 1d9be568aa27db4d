export { type Dice, makeDice } from '@opencarrom/match';
export { cornerOf, explainThought, targetOf } from './explain/explain-thought.js';
export { type Hint, hintFor } from './explain/hint.js';
export type { StrokePurpose } from './explain/purpose.js';
export { type WhereItLies, whereItLies } from './explain/where-it-lies.js';
export { execute, executing } from './hand/execute.js';
export { FULL_SPEED, type Hand } from './hand/hand.js';
export { LEVELS, type Level, type LevelName, levelOf } from './hand/level.js';
export { nearestShare, POCKETED, tellableShare } from './hand/pocketed.js';
export { blockAims } from './ideas/blocks.js';
export { aimsAtPots } from './ideas/find-ideas.js';
export type { Aim, StrokeKind } from './ideas/idea.js';
export { keepLastManAims } from './ideas/keep-last-man.js';
export { type BestQuestion, type BestStroke, bestStroke, makeBestStrokeJson } from './json/best-stroke.js';
export { search } from './search/search.js';
export {
  type DecisionTable,
  decideClaim,
  decideDemand,
  decideDoubleFine,
  decideToss,
} from './seat/choices.js';
export { type Deed, deedFor, tableFor } from './seat/deed.js';
export { type DueToPlace, placeDue, spareMan } from './seat/place-due.js';
export type { GameAhead, Table } from './table/table.js';
export { viewOf } from './table/view.js';
export * from './think.js';
export { chanceToPotDirectly } from './value/chance-of-last-man.js';
export { clearanceGoal, clearedBy } from './value/clear-alone.js';
export { loneManAt, strokesForLone } from './value/strokes-for-lone-man.js';
export { boardGoal } from './value/win-the-board.js';
export { type WeighedStroke, type Weighing, weighing } from './weighing.js';
export type { Corner, PieceName, Target, ThoughtWords, Via } from './words/thought-words.js';
export * from './worker/index.js';
