import { lawStageOf } from '../../systems/law-stage.js';
import type { ActOf } from '../act.js';
import { judgeReport, type MatchTerms } from '../judge-report.js';
import type { Report, Result } from '../result.js';
import type { DrawnMatch, EventState, StageState } from '../state.js';
import { needReason, refuse, theMatchToPlay } from './refuse.js';

type Judged = { readonly result: Result };

export function report(state: EventState, { match: number, report: handed }: ActOf<'report'>): Judged {
  const { stage, match } = theMatchToPlay(state, number);
  // A newer message of the same sender stands for its earlier one; anything else is a correction, with its reason.
  if (match.result && !isNewer(match.report, handed)) refuse({ why: 'has-result', match: number });
  return judged(stage, match, handed);
}

function isNewer(had: Report | null, handed: Report): boolean {
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
  const { stage, match } = theMatchToPlay(state, number);
  if (!match.result) refuse({ why: 'no-result', match: number });
  return judged(stage, match, handed);
}

export function walkOver(state: EventState, { match: number, against }: ActOf<'walk-over'>): Judged {
  const { stage, match } = theMatchToPlay(state, number);
  if (match.result) refuse({ why: 'has-result', match: number });
  const winner = against === 'both' ? 'none' : against === 'a' ? 'b' : 'a';
  return judged(stage, match, { how: 'walked-over', winner });
}

function judged(stage: StageState, match: DrawnMatch, handed: Report): Judged {
  const judgement = judgeReport(termsOf(stage, match), handed);
  if ('refused' in judgement) return refuse({ why: 'report', match: match.number, fault: judgement.refused });
  return judgement;
}

/** Systems that can count a match nobody won. */
const COUNT_DRAWS: readonly StageState['format']['system'][] = ['swiss', 'league', 'groups'];

/** By what a match of a stage is judged. */
export function termsOf(stage: StageState, match: DrawnMatch): MatchTerms {
  const { format } = stage;
  return {
    rules: format.match,
    stage: lawStageOf(stage, match),
    drawsAllowed: COUNT_DRAWS.includes(format.system),
    phantomScore: 'phantomScore' in format ? format.phantomScore : format.match.mostScore,
  };
}
