import type { Book, Law } from './books/book.js';
import type { Citation, UsualBreach, UsualCall } from './books/concerns.js';
import { findLaws } from './find-laws.js';

/** A usual case, and the law of the book for it. */
export interface UsualLaw<Kind> {
  readonly kind: Kind;
  readonly law: Law;
  /** As the book cites it: `37a`, or `icf:37a` where it falls back on another book. */
  readonly citation: string;
}

/** What umpires most often call a stroke improper for, by this book. */
export const usualBreaches = (book: Book): readonly UsualLaw<UsualBreach>[] =>
  usualIn(book, book.rules.usualBreaches);

/** What umpires most often call besides strokes. */
export const usualCalls = (book: Book): readonly UsualLaw<UsualCall>[] =>
  usualIn(book, book.rules.usualCalls);

function usualIn<Kind extends string>(
  book: Book,
  laws: Readonly<Record<Kind, Citation | null>>,
): readonly UsualLaw<Kind>[] {
  return Object.entries<Citation | null>(laws).flatMap(([kind, cited]) => {
    const [found] = findLaws(book, cited?.[0] ?? '');
    return found ? [{ kind: kind as Kind, law: found.law, citation: found.citation }] : [];
  });
}
