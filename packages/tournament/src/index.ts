export {
  answerChampionship,
  answerCounted,
  answerDraw,
  answerFinished,
  answerPairing,
  answerPrizes,
  answerStandings,
  answerTie,
  type Drawn,
} from './answers.js';
export { groupName } from './draws/groups.js';
export type { ActName, ActOf, EventAct } from './event/act.js';
export { decideEvent, type EventDecision } from './event/decide/decide.js';
export { lastToRedo, lastToUndo } from './event/decide/undo.js';
export { hasDrafts, isDraft, publishedState } from './event/drafts.js';
export { type Entry, entryName, type Person, peopleOf, sharedBy } from './event/entry.js';
export {
  emptyLog,
  evolveEvent,
  type LoggedEvent,
  replayEvent,
  standingLines,
  undoneLines,
} from './event/evolve.js';
export { finalOrder } from './event/final-order.js';
export * from './event/format.js';
export type { EventCommand, EventLine, HappeningOf } from './event/happening.js';
export { answerFormat, readEventFormat } from './event/read-format.js';
export type { EventRefusal } from './event/refusal.js';
export type { ReportFault } from './event/report-fault.js';
export * from './event/result.js';
export { standingsAt } from './event/standings-at.js';
export {
  type Drafts,
  type DrawnMatch,
  type EventState,
  type FinalPlace,
  matchOf,
  openMatches,
  type Participant,
  participantOf,
  type StageState,
  stageNow,
} from './event/state.js';
export { type OtherCourse, type OtherDraw, type OtherStart, wouldHaveBeen } from './event/would-have-been.js';
export type { FinishedEvent, Finisher, PlayedMatch } from './finished/finished-event.js';
export { finishedFromLog } from './finished/from-log.js';
export { type Generating, generateEvent } from './generate/generate.js';
export { championship, type SeasonLine } from './prizes/championship.js';
export { type CountedEvent, countedLog } from './prizes/counted-event.js';
export { PRIZE_KINDS, type PrizeKind } from './prizes/prizes.js';
export { tupleOf } from './prizes/won.js';
export { isDay } from './read/day.js';
export type { Answered, EventFault, EventFaultCode } from './read/fault.js';
export { checkEvent, type LineDifference } from './record/check.js';
export { readAct, readEntry } from './record/read-line.js';
export { readReport } from './record/read-report.js';
export { beginsEvent, damageInEvent, type EventDamage, readEventLog, writeEvent } from './record/record.js';
export { documentFromLog } from './sol/from-log.js';
export { type EventDocument, eventsFromSol } from './sol/read-sol.js';
export { solFromEvents } from './sol/write-sol.js';
export type { PlaceReason, RankedPlace } from './standings/placing.js';
export type { Standings, StandingsLine } from './standings/standings.js';
export type { NextRound } from './swiss/next-round.js';
export { lawStageOf } from './systems/law-stage.js';
export type { Clash, DueMatch, Move } from './tables/clashes.js';
export { daysOf, type EventDays } from './tables/event-days.js';
export { clashesBetween, type MeetingEvent, timesOf } from './tables/event-times.js';
export * from './tables/forecast.js';
export type { AllottedTable, HallState } from './tables/hall-state.js';
export { isMoment } from './tables/moment.js';
export type { EventSession, SessionBreak, SessionFault } from './tables/sessions.js';
export type { MatchTime, RoundTime, Timetable } from './tables/timetable.js';
export { type ProposedUmpire, UMPIRE_RULES, type UmpireRule } from './tables/umpires.js';
export { wavesIn } from './tables/waves.js';
export type { OptionName, Template, TemplateOption } from './templates/template.js';
export { formatFrom, type GivenOptions, type TemplateId, templates } from './templates/templates.js';
export type { LineUp } from './ties/line-up.js';
export { playerKey } from './ties/line-ups.js';
export type { TieScore } from './ties/tie.js';
export type { TieFault } from './ties/tie-fault.js';
export type { TieFormat } from './ties/tie-format.js';
export {
  fielded,
  isOpen,
  lineUpsSeenBy,
  type Rubber,
  type SeenLineUp,
  type TieState,
} from './ties/tie-state.js';
export type { Key } from './vocabulary.js';
export { type PlaceNaming, type PlaceWords, sayPlaceReason } from './words/places/place-words.js';
export { type EventNaming, type EventRefusalWords, sayRefusal } from './words/refusals/refusal-words.js';
export type { TemplateWords } from './words/templates/template-words.js';
