import type { FinishedBoard } from '@opencarrom/laws';
import type { Lot } from '../draws/lot.js';
import { judgeReport, type MatchTerms } from '../event/judge-report.js';
import type { Report } from '../event/result.js';

const MEN = 9;
/** More boards than any match has: the last resort of a loop that ends by itself. */
const MOST_BOARDS = 99;

/** A result such as people hand in, by chance. */
export function randomReport(terms: MatchTerms, lot: Lot): Report {
  const { counted, mostScore } = terms.rules;
  if (counted !== 'score') return { first: lot.below(2) === 0 ? 'A' : 'B', boards: randomBoards(terms, lot) };
  const high = 1 + lot.below(mostScore);
  // A draw now and then, where it counts as one.
  const low = terms.drawsAllowed && lot.below(20) === 0 ? high : lot.below(high);
  return { score: lot.below(2) === 0 ? [high, low] : [low, high] };
}

/** Boards until the laws say that the match is over. */
function randomBoards(terms: MatchTerms, lot: Lot): readonly FinishedBoard[] {
  const boards: FinishedBoard[] = [];
  while (boards.length < MOST_BOARDS) {
    const winner = lot.below(2) === 0 ? 'A' : 'B';
    boards.push({ winner, men: 1 + lot.below(MEN), queen: lot.below(2) === 0 ? 'A' : 'B' });
    if ('result' in judgeReport(terms, { first: 'A', boards })) break;
  }
  return boards;
}
