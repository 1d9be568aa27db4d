import type { Book } from '../books/book.js';
import { type Board, type Discipline, other } from '../vocabulary.js';
import type { CountedFacts } from './counted-facts.js';
import { type Finding, quiet, type Ruling } from './ruling.js';

/**
 * A try to break that touched nothing: again, or the turn is lost; never a due.
 * Touching any man, however slightly, makes the break.
 */
export function missedBreak(book: Book, board: Board, facts: CountedFacts, discipline: Discipline): Ruling {
  if (facts.proper && !facts.striker) return failedTry(book, board, discipline, facts.findings);
  const rule = book.rules.strokes['spoiled-break'];
  const { laws } = facts.proper ? rule.proper : rule.improper;
  const spoiled: Finding = { concern: 'spoiled-break', laws, proper: facts.proper };
  return turnToBreakPasses(quiet(book.id, discipline, board, [...facts.findings, spoiled]));
}

/** One of the tries a side has to break is gone. */
export function failedTry(
  book: Book,
  board: Board,
  discipline: Discipline,
  findings: readonly Finding[],
): Ruling {
  const { breakChances, notes } = book.rules;
  const breakAttempts = board.breakAttempts + 1;
  const concern = breakAttempts < breakChances.is ? 'break-again' : 'break-lost';
  const ruling = quiet(book.id, discipline, board, [...findings, { concern, laws: notes[concern] ?? [] }]);
  return concern === 'break-again' ? { ...ruling, breakAttempts } : turnToBreakPasses(ruling);
}

const turnToBreakPasses = (ruling: Ruling): Ruling => ({
  ...ruling,
  turn: 'passes',
  next: other(ruling.striker),
  breakAttempts: 0,
});
