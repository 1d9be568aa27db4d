export { deadline, hasRunOut } from './clock.js';
export { dateFault } from './date.js';
export { takings, takingTheBreak } from './decide/begin.js';
export { type Decision, decide, decideFrom, refusalOfStroke, unfitActs } from './decide/decide.js';
export { deemable, lawsOfMatter } from './decide/deem.js';
export { menToForgo } from './decide/forgo.js';
export type { Refusal, RefusalCode, RefusalReason, UnfitAct } from './decide/refusal.js';
export { mostDemanded, tallyPoints } from './decide/tally.js';
export { warningsAgainst } from './decide/warnings.js';
export { guard } from './decide/who-may.js';
export { type Dice, makeDice } from './dice.js';
export { evolve, openMatch, Replay, replay, statesOf } from './evolve/evolve.js';
export { scoreSheetOf } from './evolve/scored.js';
export { takenAsPlaced } from './evolve/unnoticed.js';
export { PlayedStroke } from './facts/played.js';
export { type StruckTable, strokeFacts } from './facts/simulated.js';
export * from './head.js';
export type {
  Act,
  ActType,
  Command,
  Correction,
  Deeming,
  Doing,
  HelpKind,
  LaterChoice,
  LaterDecision,
  Matter,
  Seen,
} from './log/command.js';
export { type Consequence, commandOf, type Event, type Happening, type Run } from './log/event.js';
export { LONGEST_MARK, LONGEST_NOTE } from './log/lengths.js';
export { backAlong, goesBack, strokesIn } from './log/standing.js';
export { duePlaces, lawsAgainstPlace, type PlaceFault, placeFault } from './placing/dues.js';
export {
  type Actor,
  competitorOf,
  PLAYERS,
  type Player,
  playersOf,
  type Seats,
  seatOf,
  usualSeats,
} from './players.js';
export * from './record/index.js';
export { nextMoment, standIn } from './stand-in/player.js';
export * from './state.js';
export * from './views/index.js';
export type { MatchWords } from './words/match-words.js';
export type { RefusalWords } from './words/refusals/refusal-words.js';
export type { StoryWords } from './words/story/story-words.js';
