import { type Competitor, citationOf } from '@opencarrom/laws';
import { bookFor } from '../head.js';
import type { MatchState } from '../state.js';

/** How many warnings a side has had of those that come before a match is lost for not heeding them. */
export function warningsAgainst({ head, warnings }: MatchState, side: Competitor): number {
  const book = bookFor(head);
  const counts = (law: string): boolean => book.rules.warnings.laws.includes(citationOf(book, law) ?? law);
  return warnings.filter(({ law, against }) => against === side && counts(law)).length;
}
