export { type Adjudicated, adjudicate, makeRulingJson, type RulingJson } from './adjudicate.js';
export { announce } from './announce/announce.js';
export { type Explanation, explain } from './announce/explain.js';
export { type Impossible, impossibleBoard, impossibleStroke, openingBoard } from './board.js';
export type { Book, CallConsequence, Chapter, Law, Reading, Status } from './books/book.js';
export type {
  Award,
  BoardEnding,
  Concern,
  ConductConcern,
  StrokeConsequence,
  UsualBreach,
  UsualCall,
} from './books/concerns.js';
export { editionOf } from './books/editions.js';
export { type MatchFormat, STAGES, type Stage } from './books/format.js';
export { bookOf, books, isBookId } from './books/index.js';
export type { Rules } from './books/rules.js';
export { citationOf, type FoundLaw, findLaws, makesImproper } from './find-laws.js';
export { hearCall, type UnheardCall } from './judge/hear-call.js';
export { type JudgeOptions, judge } from './judge/judge.js';
export { type CalledLaw, judgeCall } from './judge/judge-call.js';
export {
  type Choice,
  type Finding,
  lawsOf,
  type Placer,
  type Placing,
  type Result,
  type Rights,
  type Ruling,
} from './judge/ruling.js';
export { readBoard, readBook, readDiscipline } from './read/adjudication.js';
export { jsonFault } from './read/json-text.js';
export type { InputFault, InputFaultCode } from './read/reader.js';
export * as reading from './read/reader.js';
export { type Garbled, garbledIn } from './read/utf8.js';
export { restBefore } from './score/next-board.js';
export { boardPoints } from './score/points.js';
export { formatOf, score } from './score/score.js';
export * from './score/score-sheet.js';
export { type ScoredMatch, scoreMatch } from './score-match.js';
export { nextSeat, oppositeOf, rightHandOf, SEATS, type Seat } from './seats.js';
export { settle } from './settle.js';
export {
  type BookText,
  chapterIn,
  gistIn,
  type ReadingText,
  readingIn,
  type Texts,
} from './texts/text.js';
export { type UsualLaw, usualBreaches, usualCalls } from './usual-laws.js';
export * from './vocabulary.js';
export type { BookNames } from './words/books/book-names.js';
export type { Named, RulingWords } from './words/ruling-words.js';
