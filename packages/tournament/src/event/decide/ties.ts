import { endTie, reportRubber } from '../../ties/count-tie.js';
import {
  beginRubber,
  giveLineUp,
  substitute,
  type TieChange,
  type TieRules,
  tieRulesOf,
} from '../../ties/line-ups.js';
import type { TieState } from '../../ties/tie-state.js';
import type { ActOf } from '../act.js';
import type { Person } from '../entry.js';
import type { BroughtBy } from '../happening.js';
import type { MatchSide, Report } from '../result.js';
import { type DrawnMatch, type EventState, participantOf, type StageState } from '../state.js';
import { needReason, refuse, thePublishedMatch } from './refuse.js';
import { isNewer, refuseFault, termsOf } from './results.js';

/** A tie of teams that is to be played, and by what. */
interface TieToPlay {
  readonly stage: StageState;
  readonly match: DrawnMatch & { readonly b: number };
  readonly rules: TieRules;
  readonly tie: TieState;
}

function theTie(state: EventState, number: number): TieToPlay {
  const { stage, match } = thePublishedMatch(state, number);
  const rules = tieRulesOf(stage.format.match);
  const { tie } = match;
  return rules && tie ? { stage, match, rules, tie } : refuse({ why: 'not-a-tie', match: number });
}

/** A tie that nothing has ended. */
function theOpenTie(state: EventState, number: number): TieToPlay {
  const asked = theTie(state, number);
  const { result } = asked.match;
  if (result) refuseFault(number, { why: 'tie-over', rubbers: result.rubbers ?? [0, 0] });
  return asked;
}

const squadOf = (state: EventState, match: TieToPlay['match'], side: MatchSide): readonly Person[] =>
  participantOf(state, match[side])?.entry.players ?? [];

function needAllowed(match: number, change: TieChange): void {
  if ('refused' in change) refuseFault(match, change.refused);
}

export function lineUp(state: EventState, { match: number, side, lineUp: given }: ActOf<'line-up'>): void {
  const { match, rules, tie } = theOpenTie(state, number);
  needAllowed(number, giveLineUp(rules, squadOf(state, match, side), tie, side, given));
}

export function putIn(state: EventState, act: ActOf<'substitute'>): void {
  const { match, rules, tie } = theOpenTie(state, act.match);
  needAllowed(act.match, substitute(rules, squadOf(state, match, act.side), tie, act));
}

export function rubberBegins(state: EventState, { match, rubber }: ActOf<'begin-rubber'>): void {
  needAllowed(match, beginRubber(theOpenTie(state, match).tie, rubber));
}

export function rubber(state: EventState, act: ActOf<'rubber'>): BroughtBy<'rubber'> {
  const asked = theTie(state, act.match);
  const had = asked.tie.rubbers[act.rubber - 1]?.report ?? null;
  // A newer message of the same sender stands for its earlier one.
  const corrects = isNewer(had, act.report);
  return judged(corrects ? asked : theOpenTie(state, act.match), act.rubber, act.report, corrects);
}

export function correctRubber(
  state: EventState,
  { match, rubber: number, report, reason }: ActOf<'correct-rubber'>,
): BroughtBy<'correct-rubber'> {
  needReason(reason);
  return judged(theTie(state, match), number, report, true);
}

function judged(
  { stage, match, rules, tie }: TieToPlay,
  number: number,
  report: Report,
  corrects: boolean,
): BroughtBy<'rubber'> {
  const terms = termsOf(stage, match);
  const reported = reportRubber(terms, rules.format, tie, { rubber: number, report, corrects });
  if ('refused' in reported) return refuseFault(match.number, reported.refused);
  const { rubber: result } = reported;
  if (!match.report) return { rubber: result, result: reported.result };
  // It was conceded, awarded or abandoned as a whole: that stands, and is counted anew.
  const ended = endTie(terms, reported.tie, match.report);
  return 'refused' in ended
    ? refuseFault(match.number, ended.refused)
    : { rubber: result, result: ended.result };
}
