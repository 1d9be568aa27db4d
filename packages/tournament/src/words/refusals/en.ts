import type { ActName } from '../../event/act.js';
import type { RefusalOf } from '../../event/refusal.js';
import type { Offer } from '../../systems/system.js';
import { reports } from '../reports/en.js';
import { sayReportFault } from '../reports/report-words.js';
import { ties } from '../ties/en.js';
import { sayTieFault } from '../ties/tie-words.js';
import type { EventRefusalWords } from './refusal-words.js';

const list = (numbers: readonly number[]): string => numbers.join(', ');
const matches = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'match' : 'matches'} ${list(numbers)}`;

/** Acts as what was done. */
const DONE: Readonly<Record<ActName, string>> = {
  open: 'opened the event',
  enter: 'entered somebody',
  change: 'changed an entry',
  withdraw: 'withdrew somebody',
  return: 'brought somebody back',
  seed: 'set the seeds',
  lots: 'drew lots',
  order: 'set an order by hand',
  forbid: 'forbade a pair',
  allow: 'allowed a pair',
  pair: 'drew a round',
  publish: 'published the draw',
  swap: 'swapped two',
  tables: 'set the tables',
  'keep-to': 'kept somebody to certain tables',
  allot: 'gave a table',
  'allot-anew': 'gave tables again',
  sessions: 'set the sessions',
  umpires: 'listed the umpires',
  umpire: 'named an umpire',
  appoint: 'proposed umpires',
  report: 'reported a result',
  correct: 'corrected a result',
  'walk-over': 'gave a walk-over',
  'line-up': 'gave a line-up',
  substitute: 'put somebody in',
  'begin-rubber': 'began a rubber',
  rubber: 'reported a rubber',
  'correct-rubber': 'corrected a rubber',
  'take-back': 'undid a round',
  'go-on': 'continued to the next stage',
  finals: 'added finals',
  award: 'closed the event',
  reopen: 'reopened the event',
  undo: 'undid a line',
};

const SESSION: Readonly<Record<RefusalOf<'session'>['fault'], string>> = {
  'no-time': 'a date and a time of day are needed, such as 2026-01-31T09:30.',
  'no-length': 'it must last a minute at least, and so must its breaks.',
  'another-clock': 'some times name a time zone and some do not. Write all times alike.',
  'before-the-last-ends': 'it begins before the one before it ends. Put them in the order of time.',
  'break-outside': 'its breaks must lie within it, one after the other. Correct the break, or the session.',
};

function offered(offer: Offer): string {
  switch (offer.do) {
    case 'rematches':
      return `let those meet again who met in round ${offer.upTo} or before${offer.liftForbidden ? ', and allow the forbidden pairs' : ''}`;
    case 'lift-forbidden':
      return 'allow the forbidden pairs';
    case 'stop':
      return 'end this stage here';
  }
}

export const eventRefusals: EventRefusalWords = {
  'not-open': () => 'There is no event yet. Open one first.',
  'already-open': () => 'The event is open already. Give a new event a file of its own.',
  'event-over': () => 'The event is closed: its places are final. Reopen it first, and say why.',
  'nothing-to-undo': () => 'Nothing is left to undo. To start again, open another event.',
  'not-over': () => 'The event is not closed, so it need not be reopened. Continue with it.',
  'last-stage': () => 'This is the last stage. Close the event, or add finals.',
  'no-stage': () => 'The format has no stage to play. Open the event with a format that has one.',
  'nothing-drawn': () => 'Nothing is drawn yet. Draw the first round.',
  'reason-needed': () => 'This needs a reason. Write why.',
  'nobody-entered': () => 'Nobody was named. Name who enters.',
  'other-pairs': () => 'Without it others would have met.',
  'same-twice': () => 'Two are needed for this, and one was named. Name both.',
  stale: ({ after, seq }) =>
    `Somebody else was faster: you saw line ${after}, the event is at line ${seq}. Look again, then repeat it.`,
  'bad-time': ({ at }) => `"${at}" is no date and time of the calendar. Write it as 2026-01-31T18:30Z.`,
  'no-such-entrant': ({ entrant, entrants }) =>
    entrants === 0
      ? `There is no entrant ${entrant}: nobody has entered yet.`
      : `There is no entrant ${entrant}; the numbers go to ${entrants}. Look them up in the list.`,
  'no-such-match': ({ match, last }) =>
    last === 0
      ? `There is no match ${match}: nothing is drawn yet. Draw the first round.`
      : `There is no match ${match}; the numbers go to ${last}. Look it up in the pairings.`,
  'no-such-line': ({ seq, last }) =>
    `The log has no line ${seq}; it has ${last}. Look the number up in the history.`,
  'already-undone': ({ seq }) =>
    `Line ${seq} is undone already. To bring it back, undo the line that undid it.`,
  'needed-by': ({ seq, act, refusal }, _, say) =>
    `Line ${seq}, which ${DONE[act]}, needs it: ${say(refusal)} Undo line ${seq} first, or correct the result instead.`,
  players: ({ name, wanted, has }) =>
    `${name === '' ? 'An entry' : name} has ${has} ${has === 1 ? 'player' : 'players'}; ${wanted} ${wanted === 1 ? 'is' : 'are'} needed here.`,
  'entered-twice': ({ name, entrant }) =>
    `${name} has entered already, as number ${entrant}. Leave this entry out, or give each an id of their own.`,
  'too-late': ({ stage, act }) =>
    act === 'enter'
      ? `Nobody can enter any more: ${stage} is drawn. Undo its draw first, or play without them.`
      : act === 'finals'
        ? `${stage} is still to be played. Finals come after the last stage.`
        : `${stage} is drawn, and seeds are set before the draw. Undo the draw first.`,
  away: ({ entrant }, { entrant: name }) => `${name(entrant)} has left already. Nothing needs to be done.`,
  here: ({ entrant }, { entrant: name }) => `${name(entrant)} has not left. Nothing needs to be done.`,
  'twice-named': ({ entrant }, { entrant: name }) => `${name(entrant)} is named twice. Name each once.`,
  'not-level': ({ one, other }, { entrant: name }) =>
    `${name(one)} and ${name(other)} are not exactly level, so their order cannot be set by hand. Correct a result instead, if one is wrong.`,
  'not-forbidden': ({ a, b }, { entrant: name }) => `${name(a)} and ${name(b)} may meet as it is.`,
  'already-forbidden': ({ a, b }, { entrant: name }) => `${name(a)} and ${name(b)} are kept apart already.`,
  'round-open': ({ matches: open }) =>
    `Not all results are in: ${matches(open)}. Report ${open.length === 1 ? 'it' : 'them'}, give a walk-over, or say which matches not to wait for.`,
  'no-pairing': ({ round, offers }) =>
    `Round ${round} cannot be paired without a rematch, a forbidden pair or a second bye. What can be done: ${offers.map(offered).join('; ')}.`,
  'stage-over': ({ stage, next }) =>
    next === null
      ? `${stage} is over, and it was the last stage. Close the event, or add finals.`
      : `${stage} is over. Continue to ${next}.`,
  'stage-open': ({ stage, matches: open }) =>
    open.length > 0
      ? `${stage} is not over: ${matches(open)} ${open.length === 1 ? 'has' : 'have'} no result. Report ${open.length === 1 ? 'it' : 'them'}, or give a walk-over.`
      : `${stage} is not over. Draw its next round.`,
  'too-few': ({ entrants, least }) =>
    `${entrants === 0 ? 'Nobody is' : entrants === 1 ? 'Only one is' : `Only ${entrants} are`} there; ${least} are needed. Enter more, or bring back who has left.`,
  'nothing-to-publish': () => 'Everything that is drawn is public already. Draw the next round.',
  'not-published': ({ match }) =>
    `Match ${match} is a draft: nobody has seen it yet. Publish the draw first.`,
  'draft-waits': ({ stage, matches: drafts }) =>
    drafts.length === 0
      ? `Nobody has seen the draw of ${stage} yet. Publish it first, or undo it.`
      : `${drafts.length === 1 ? 'A match' : `${drafts.length} matches`} of ${stage} ${drafts.length === 1 ? 'is' : 'are'} drawn and not published. Publish the draw first, or undo it.`,
  'has-result': ({ match }) => `Match ${match} has a result already. To change it, correct it and say why.`,
  'no-result': ({ match }) => `Match ${match} has no result to correct. Report it.`,
  'a-bye': ({ match }) => `Match ${match} is a bye: nothing is played and nothing reported.`,
  'round-has-results': ({ round, matches: played }) =>
    `Round ${round} has results already (${matches(played)}). Confirm that they may go with it, or correct them instead.`,
  'not-in-round': ({ entrant, round }, { entrant: name }) =>
    `${name(entrant)} is not in what was drawn last (round ${round}). Swap two who are.`,
  'plays-in-round': ({ entrant, round }, { entrant: name }) =>
    `${name(entrant)} has another match in round ${round}. Swap two of the same round.`,
  'meet-already': ({ one, other }, { entrant: name }) =>
    `${name(one)} and ${name(other)} play each other: a swap would change nothing.`,
  'have-met': ({ one, other }, { entrant: name }) =>
    `${name(one)} and ${name(other)} have met already. Swap others, or swap anyway.`,
  'rested-before': ({ entrant }, { entrant: name }) =>
    `${name(entrant)} has had a bye already. Swap somebody else, or swap anyway.`,
  'no-table-left': () => 'No table would be left. Leave one in use at least.',
  'nothing-to-allot': () => 'No match waits for a table. Draw a round first.',
  'no-such-table': ({ table, tables }) =>
    `There is no table ${table}; the numbers go to ${tables}. Name another, or say first how many tables there are.`,
  'table-out-of-use': ({ table }) => `Table ${table} is out of use. Name another, or take it into use again.`,
  'kept-to': ({ entrant, tables }, { entrant: name }) =>
    `${name(entrant)} can be at ${tables.length === 1 ? 'table' : 'tables'} ${list(tables)} only, and none would be left. Keep ${name(entrant)} to others first.`,
  'not-kept': ({ entrant }, { entrant: name }) =>
    `${name(entrant)} can be at any table as it is. Nothing needs to be done.`,
  session: ({ session, fault }) => `Session ${session}: ${SESSION[fault]}`,
  'no-umpires': () => 'Nobody is in the list of umpires. List them first.',
  'nothing-to-umpire': () => 'Every open match has its umpire. Draw a round first, or name another by hand.',
  'umpire-twice': ({ umpire }) => `${umpire} is in the list twice. Name each once, or give each an id.`,
  'no-such-umpire': ({ umpire }) => `${umpire} is not in the list of umpires. Add ${umpire} to it first.`,
  'umpire-busy': ({ umpire, match }) =>
    `${umpire} plays or sits in match ${match} at that time. Name somebody else.`,
  'table-taken': ({ table, match }) =>
    `Match ${match} is at table ${table}. Give another table, or move that match first.`,
  report: ({ match, fault }, { sides }) => `Match ${match}: ${sayReportFault(reports, fault, sides(match))}`,
  'not-a-tie': ({ match }) => `Match ${match} is not a tie of teams. Report it as a whole.`,
  tie: ({ match, fault }, { sides }) => `Match ${match}: ${sayTieFault(ties, fault, sides(match))}`,
};
