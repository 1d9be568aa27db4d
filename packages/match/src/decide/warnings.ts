import type { Competitor } from '@opencarrom/laws';
import { bookFor } from '../head.js';
import type { MatchState } from '../state.js';

/** How many warnings a side has had of those that come before a match is lost for not heeding them. */
export function warningsAgainst({ head, warnings }: MatchState, side: Competitor): number {
  const { laws } = bookFor(head).rules.warnings;
  return warnings.filter(({ law, against }) => against === side && laws.includes(law)).length;
}
