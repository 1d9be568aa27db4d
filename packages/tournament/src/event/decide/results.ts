import { lawStageOf } from '../../systems/law-stage.js';
import { endTie } from '../../ties/count-tie.js';
import type { TieFault } from '../../ties/tie-fault.js';
import type { ActOf } from '../act.js';
import type { MatchRules } from '../format.js';
import { judgeReport, type MatchTerms } from '../judge-report.js';
import type { ReportFault } from '../report-fault.js';
import type { MatchResult, Report } from '../result.js';
import type { DrawnMatch, EventState, StageState } from '../state.js';
import { needReason, refuse, thePublishedMatch } from './refuse.js';

type Judged = { readonly result: MatchResult };

export function report(state: EventState, { match: number, report: handed }: ActOf<'report'>): Judged {
  const { stage, match } = thePublishedMatch(state, number);
  // A newer message of the same sender stands for its earlier one; anything else is a correction, with its reason.
  if (match.result && !isNewer(match.report, handed)) refuse({ why: 'has-result', match: number });
  return judged(stage, match, handed);
}

export function isNewer(had: Report | null, handed: Report): boolean {
  return (
    had?.sent !== undefined &&
    handed.sent !== undefined &&
    had.sent.from === handed.sent.from &&
    had.sent.sequence < handed.sent.sequence
  );
}

export function correct(
  state: EventState,
  { match: number, report: handed, reason }: ActOf<'correct'>,
): Judged {
  needReason(reason);
  const { stage, match } = thePublishedMatch(state, number);
  if (!match.result) refuse({ why: 'no-result', match: number });
  return judged(stage, match, handed);
}

export function walkOver(state: EventState, { match: number, against }: ActOf<'walk-over'>): Judged {
  const { stage, match } = thePublishedMatch(state, number);
  if (match.result) refuse({ why: 'has-result', match: number });
  const winner = against === 'both' ? 'none' : against === 'a' ? 'b' : 'a';
  return judged(stage, match, { how: 'walked-over', winner });
}

/** What a report, or a word about its end, makes of a match. */
export function judged(
  stage: StageState,
  match: Pick<DrawnMatch, 'number' | 'round' | 'slot' | 'tie'>,
  handed: Report,
): Judged {
  const terms = termsOf(stage, match);
  const judgement = match.tie ? endTie(terms, match.tie, handed) : judgeReport(terms, handed);
  return 'refused' in judgement ? refuseFault(match.number, judgement.refused) : judgement;
}

/** What a report says of its match, or of a tie, is against it. */
export const refuseFault = (match: number, fault: ReportFault | TieFault): never =>
  'path' in fault ? refuse({ why: 'report', match, fault }) : refuse({ why: 'tie', match, fault });

/** Systems that can count a match nobody won. */
const COUNT_DRAWS: readonly StageState['format']['system'][] = ['swiss', 'league', 'groups'];

/** By what a match of a stage is judged. */
export function termsOf(stage: StageState, match: Pick<DrawnMatch, 'round' | 'slot'>): MatchTerms {
  const { format } = stage;
  return {
    rules: format.match,
    stage: lawStageOf(stage, match),
    drawsAllowed: COUNT_DRAWS.includes(format.system),
    phantomScore: 'phantomScore' in format ? format.phantomScore : mostOf(format.match),
  };
}

/** The most a side can bring together in a match: in a tie, of all its rubbers. */
const mostOf = ({ mostScore, tie }: MatchRules): number => mostScore * (tie?.rubbers.length ?? 1);
