import { icf } from './books/hindi/icf.js';
import { icfClassic } from './books/hindi/icf-classic.js';
import { icfShort } from './books/hindi/icf-short.js';
import { iiitn } from './books/hindi/iiitn.js';
import { starwood } from './books/hindi/starwood.js';
import type { BookInHindi, ReadingInHindi } from './books/hindi/text.js';
import type { BookId } from './vocabulary.js';
import { bookNames } from './words/books/hi.js';

export type { BookInHindi, ReadingInHindi } from './books/hindi/text.js';

/** The books' texts in Hindi. They are an entry of their own: who reads English need not carry them. */
export const booksInHindi: Readonly<Record<BookId, BookInHindi>> = {
  icf,
  'icf-short': icfShort,
  'icf-classic': icfClassic,
  starwood,
  iiitn,
};

const at = <T>(table: Readonly<Record<string, T>>, key: string): T | null =>
  Object.hasOwn(table, key) ? (table[key] ?? null) : null;

/** What a law says, as a ruling of this book cites it: `73`, or `icf:73` from a book that builds on it. */
export function gistInHindi(book: BookId, citation: string): string | null {
  const own = at(booksInHindi[book].laws, citation);
  if (own !== null) return own;
  const base = 'icf:';
  return at(icf.laws, citation.startsWith(base) ? citation.slice(base.length) : citation);
}

export const nameInHindi = (book: BookId): string => bookNames.full[book];

export const chapterInHindi = (book: BookId, title: string): string | null =>
  at(booksInHindi[book].chapters, title);

/** A reading of this book, or of the one it falls back on. */
export const readingInHindi = (book: BookId, id: string): ReadingInHindi | null =>
  at(booksInHindi[book].readings, id) ?? at(icf.readings, id);
