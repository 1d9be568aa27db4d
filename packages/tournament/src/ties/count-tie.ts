import { aheadOf } from '../event/count-report.js';
import { judgeReport, type MatchTerms } from '../event/judge-report.js';
import type { ReportFault } from '../event/report-fault.js';
import type { Both, MatchResult, MatchSide, Report } from '../event/result.js';
import { unopened } from './line-ups.js';
import { type Team, tieScore } from './tie.js';
import type { TieFault } from './tie-fault.js';
import type { TieFormat } from './tie-format.js';
import { type TieState, withRubber } from './tie-state.js';

export type TieRefused = { readonly refused: TieFault | ReportFault };

/** What a report made of a tie: the rubber's result, how the tie stands, and its own result once it is over. */
export type RubberJudged =
  | { readonly rubber: MatchResult; readonly tie: TieState; readonly result: MatchResult | null }
  | TieRefused;

/** One rubber's report, or a correction of one that was reported. */
export interface RubberReport {
  readonly rubber: number;
  readonly report: Report;
  readonly corrects: boolean;
}

const refused = (fault: TieFault | ReportFault): TieRefused => ({ refused: fault });

/** A rubber is judged as any match of the stage; one that is walked over counts as much as a rubber can. */
export function reportRubber(
  terms: MatchTerms,
  format: TieFormat,
  tie: TieState,
  { rubber, report, corrects }: RubberReport,
): RubberJudged {
  const fault = unopened(tie) ?? reportable(terms, format, tie, rubber, corrects);
  if (fault) return refused(fault);
  const judged = judgeReport({ ...terms, phantomScore: terms.rules.mostScore }, report);
  if ('refused' in judged) return judged;
  const after = withRubber(tie, rubber, { begun: true, report, result: judged.result });
  return { rubber: judged.result, tie: after, result: tieResult(terms, format, after) };
}

function reportable(
  terms: MatchTerms,
  format: TieFormat,
  tie: TieState,
  number: number,
  corrects: boolean,
): TieFault | null {
  const rubber = tie.rubbers[number - 1];
  if (!rubber) return { why: 'no-such-rubber', rubber: number, rubbers: tie.rubbers.length };
  if (corrects) return rubber.result ? null : { why: 'rubber-open', rubber: number };
  if (rubber.result) return { why: 'rubber-over', rubber: number };
  const result = tieResult(terms, format, tie);
  return result && { why: 'tie-over', rubbers: result.rubbers ?? [0, 0] };
}

const resultsOf = ({ rubbers }: TieState): readonly MatchResult[] =>
  rubbers.flatMap(({ result }) => result ?? []);

/** What a tie has come to; null while it is not over, or is level where somebody has to win. */
function tieResult(terms: MatchTerms, format: TieFormat, tie: TieState): MatchResult | null {
  const results = resultsOf(tie);
  const { decided } = tieScore(tie.rubbers.length, results.map(teamThatWon));
  const isOver = results.length === tie.rubbers.length || (format.until === 'decided' && decided);
  if (!isOver) return null;
  const sums = addUp(results);
  const winner = aheadOf(sums.rubbers) ?? (terms.drawsAllowed ? 'draw' : aheadOtherwise(sums));
  return winner && { ...sums, winner, how: 'played' };
}

const TEAM_OF: Readonly<Partial<Record<MatchResult['winner'], Team>>> = { a: 'X', b: 'Y' };
const teamThatWon = ({ winner }: MatchResult): Team | null => TEAM_OF[winner] ?? null;

type Sums = Pick<MatchResult, 'scores' | 'games' | 'boards' | 'provisional'> & { readonly rubbers: Both };

/** Rubbers level, and somebody has to win: games, then boards, then points. */
const aheadOtherwise = ({ games, boards, scores }: Sums): MatchSide | null =>
  aheadOf(games ?? [0, 0]) ?? aheadOf(boards ?? [0, 0]) ?? aheadOf(scores);

function addUp(results: readonly MatchResult[]): Sums {
  const sum = (of: (result: MatchResult) => Both | undefined): Both => [
    results.reduce((total, result) => total + (of(result)?.[0] ?? 0), 0),
    results.reduce((total, result) => total + (of(result)?.[1] ?? 0), 0),
  ];
  const told = (what: 'games' | 'boards') => results.some((result) => result[what] !== undefined);
  return {
    scores: sum(({ scores }) => scores),
    rubbers: sum(({ winner }) => [Number(winner === 'a'), Number(winner === 'b')]),
    ...(told('games') && { games: sum(({ games }) => games) }),
    ...(told('boards') && { boards: sum(({ boards }) => boards) }),
    ...(results.some(({ provisional }) => provisional) && { provisional: true }),
  };
}

/** A whole tie that did not end by play: what was played counts, the rest goes to who has the tie. */
export function endTie(
  terms: MatchTerms,
  tie: TieState,
  report: Report,
): { readonly result: MatchResult } | TieRefused {
  const { score, games, boards, how = 'played' } = report;
  const isPlayed = how === 'played' || how === 'time';
  if (isPlayed || score || games || boards)
    return refused({ why: 'rubbers-wanted', rubbers: tie.rubbers.length });
  const judged = judgeReport(terms, report);
  if ('refused' in judged) return judged;
  const played = resultsOf(tie);
  if (how === 'walked-over' && played.length > 0) return refused({ why: 'tie-begun' });
  const { winner, provisional } = judged.result;
  const sums = addUp([...played, ...restTo(terms, tie, winner)]);
  // A tie of which nothing was played counts as the phantom's score says, however many rubbers it has.
  const scores = played.length === 0 ? judged.result.scores : sums.scores;
  return { result: { ...sums, scores, winner, how, ...(provisional && { provisional }) } };
}

function restTo(terms: MatchTerms, tie: TieState, winner: MatchResult['winner']): readonly MatchResult[] {
  if (winner === 'none' || winner === 'draw') return [];
  const rubber = judgeReport(
    { ...terms, phantomScore: terms.rules.mostScore },
    { how: 'walked-over', winner },
  );
  if ('refused' in rubber) return [];
  return tie.rubbers.filter(({ result }) => !result).map(() => rubber.result);
}
