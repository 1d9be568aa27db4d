import {
  type Book,
  type BookId,
  bookOf,
  books,
  type CallConsequence,
  findLaws,
  type Law,
  type Reading,
  type Status,
} from '@opencarrom/laws';
import { type Address, link } from '../routes/links.js';

/** A law as the reader shows it. */
export interface LawAbout {
  readonly book: BookId;
  readonly id: string;
  readonly chapter: string;
  readonly status: Status;
  /** What follows when a person calls it. */
  readonly consequence: CallConsequence | null;
  readonly href: Address;
}

/** What an id or a citation names: a law, a law with parts, or the mere heading of its parts. */
export interface LawFound {
  readonly book: BookId;
  readonly id: string;
  /** Null: a heading, which says nothing but what its parts say. */
  readonly own: LawAbout | null;
  readonly parts: readonly LawAbout[];
  readonly href: Address;
}

const lawHref = (book: string, law: string): Address => link('laws', { book, law });

/** The book a citation belongs to, and the law's id there: `icf:73` in any book is 73 of icf. */
function homeOf(book: Book, citation: string): { readonly home: Book; readonly id: string } | null {
  const [first] = findLaws(book, citation);
  if (!first) return null;
  const home = book.lawsById.get(first.law.id) === first.law ? book : (book.buildsOn ?? book);
  const prefix = `${home.id}:`;
  return { home, id: citation.startsWith(prefix) ? citation.slice(prefix.length) : citation };
}

/** The law that a ruling of this book cites. */
export function lawOf(bookId: BookId, citation: string): LawFound | null {
  const place = homeOf(bookOf(bookId), citation);
  if (!place) return null;
  const { home, id } = place;
  const rows = findLaws(home, id).map(({ law }) => aboutLaw(home, law));
  const own = rows.find((row) => row.id === id) ?? null;
  return {
    book: home.id,
    id,
    own,
    parts: rows.filter((row) => row !== own),
    href: lawHref(home.id, id),
  };
}

export function aboutLaw({ id: book, chapters }: Book, law: Law): LawAbout {
  const { id, status, consequence = null } = law;
  const chapter = chapters.find(({ laws }) => laws.includes(law))?.title ?? '';
  return { book, id, chapter, status, consequence, href: lawHref(book, id) };
}

/** A book's laws in their order. */
export const lawsOfBook = (book: Book): readonly LawAbout[] =>
  book.chapters.flatMap(({ laws }) => laws.map((law) => aboutLaw(book, law)));

/** The laws before and after this one (or after a heading's last part) in its book. */
export function neighboursOf(found: LawFound): { readonly before?: LawAbout; readonly after?: LawAbout } {
  const laws = lawsOfBook(bookOf(found.book));
  const inside = [found.own, ...found.parts].flatMap((law) => (law ? [law.id] : []));
  const places = laws.flatMap(({ id }, index) => (inside.includes(id) ? [index] : []));
  const before = laws[Math.min(...places) - 1];
  const after = laws[Math.max(...places) + 1];
  return { ...(before ? { before } : {}), ...(after ? { after } : {}) };
}

/** How we read a silent place, and in which book. */
export interface ReadingAbout extends Reading {
  readonly book: BookId;
}

export const readingsOf = (book: Book): readonly ReadingAbout[] =>
  book.readings.map((reading) => ({ ...reading, book: book.id }));

/** Readings, of any book, that lean on one of these laws. */
export function readingsOn(found: LawFound): readonly ReadingAbout[] {
  const ids = [found.own, ...found.parts].flatMap((law) => (law ? [law.id] : []));
  return books
    .flatMap(readingsOf)
    .filter(({ book, laws }) => laws.some((citation) => names(bookOf(book), citation, found.book, ids)));
}

/** Does this citation, read in this book, name one of those laws of that book? */
export function names(book: Book, citation: string, of: BookId, ids: readonly string[]): boolean {
  const place = homeOf(book, citation);
  return place?.home.id === of && findLaws(place.home, place.id).some(({ law }) => ids.includes(law.id));
}
