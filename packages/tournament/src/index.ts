export {
  answerChampionship,
  answerDraw,
  answerPairing,
  answerPrizes,
  answerStandings,
  answerTie,
  type Drawn,
} from './answers.js';
export { groupName } from './draws/groups.js';
export type { Entry, Person } from './event/entry.js';
export type { EventDiscipline } from './event/format.js';
export type { SeasonLine } from './prizes/championship.js';
export type { Answered, EventFault, EventFaultCode } from './read/fault.js';
export { type EventDocument, eventsFromSol } from './sol/read-sol.js';
export { solFromEvents } from './sol/write-sol.js';
export type { Standings, StandingsLine } from './standings/standings.js';
export type { NextRound } from './swiss/next-round.js';
export type { TieScore } from './ties/tie.js';
export type { Key } from './vocabulary.js';
