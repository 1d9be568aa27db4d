import type { Reading } from '../books/book.js';
import type { BookId } from '../vocabulary.js';

/** A reading in words: where a text is silent or contradicts itself, and how we read it. */
export interface ReadingText {
  readonly question: string;
  readonly reading: string;
  readonly reason: string;
}

/** What a book says, in one language and in our own words: laws and readings by their ids. */
export interface BookText {
  /** By the titles the book gives them, which are English. */
  readonly chapters: Readonly<Record<string, string>>;
  readonly laws: Readonly<Record<string, string>>;
  readonly readings: Readonly<Record<string, ReadingText>>;
}

/** All the books in one language. They are entries of their own: who only rules need not carry them. */
export type Texts = Readonly<Record<BookId, BookText>>;

const at = <T>(table: Readonly<Record<string, T>>, key: string): T | null =>
  Object.hasOwn(table, key) ? (table[key] ?? null) : null;

/** What a law says, as a ruling of this book cites it: `73`, or `icf:73` from a book that builds on it. */
export function gistIn(texts: Texts, book: BookId, citation: string): string | null {
  const own = at(texts[book].laws, citation);
  if (own !== null) return own;
  const base = 'icf:';
  return at(texts.icf.laws, citation.startsWith(base) ? citation.slice(base.length) : citation);
}

/** A chapter's title; as the book has it, where the language has no other. */
export const chapterIn = (texts: Texts, book: BookId, title: string): string =>
  at(texts[book].chapters, title) ?? title;

/** A reading of this book, or of the one it falls back on. */
export const readingIn = (texts: Texts, book: BookId, id: Reading['id']): ReadingText | null =>
  at(texts[book].readings, id) ?? at(texts.icf.readings, id);
