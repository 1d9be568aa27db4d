export { deadline, hasRunOut } from './clock.js';
export { dateFault } from './date.js';
export { actsAfter } from './decide/correct.js';
export { type Decision, decide, refusalOfStroke } from './decide/decide.js';
export { menToForgo } from './decide/forgo.js';
export { guard } from './decide/guard.js';
export type { Refusal, RefusalCode } from './decide/refusal.js';
export { mostDemanded, tallyPoints } from './decide/tally.js';
export { type Dice, makeDice } from './dice.js';
export { evolve, openMatch, replay, statesOf } from './evolve/evolve.js';
export * from './head.js';
export type { Act, ActType, Command, Correction, Doing, Matter, Seen } from './log/command.js';
export { type Consequence, commandOf, type Event, type Happening, type Run } from './log/event.js';
export { backAlong, goesBack, strokesIn } from './log/standing.js';
export { duePlaces, lawsAgainstPlace, type PlaceFault, placeFault } from './placing/dues.js';
export { type Actor, competitorOf, PLAYERS, type Player, playersOf, type Seats, seatOf } from './players.js';
export { readCommand } from './record/read-command.js';
export {
  type Damage,
  type DamageCode,
  type MatchRecord,
  type RecordPart,
  readRecord,
  recordsIn,
  writeRecord,
} from './record/record.js';
export type { Misshape } from './record/shape.js';
export { type Mismatch, type Verdict, validateRecord } from './record/validate.js';
export { standIn } from './stand-in/player.js';
export * from './state.js';
export {
  type Announcement,
  announceMatch,
  announceWaiting,
  sideSpokenTo,
  spokenRuling,
} from './views/announce.js';
export { type Duty, type DutyKind, dutyOf } from './views/duty.js';
export { type Possibility, whatMay } from './views/may.js';
export { atStart, type Named, type Naming, nameOf, sideName, type Who, withParticle } from './views/names.js';
export { announcedOutcome, type Sheet, type SheetRow, sheetOf, sheetTable } from './views/sheet.js';
export { resultText, sheetCsv, sheetText } from './views/sheet-files.js';
export { type LogStep, type Step, stepsOf, stepsOnBoard } from './views/steps.js';
export { type Telling, tellingIn } from './views/telling.js';
export { whoIn } from './views/who.js';
export { type Words, wordsIn } from './views/words.js';
