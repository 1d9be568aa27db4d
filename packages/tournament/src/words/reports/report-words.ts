import type { ReportFault } from '../../event/report-fault.js';
import type { MatchSide } from '../../event/result.js';

/** What the two sides of the match are called. */
export type SideNames = Readonly<Record<MatchSide, string>>;

/** Why a report is refused, and what to hand in instead. */
export type ReportWords = {
  readonly [Why in ReportFault['why']]: (
    fault: Extract<ReportFault, { readonly why: Why }>,
    names: SideNames,
  ) => string;
};

/** The sentence for a fault. */
export function sayReportFault(words: ReportWords, fault: ReportFault, names: SideNames): string {
  const say = words[fault.why] as (fault: ReportFault, names: SideNames) => string;
  return say(fault, names);
}
