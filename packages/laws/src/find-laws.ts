import type { Book, CallConsequence, Law } from './books/book.js';

/** A law found: its row, and how a ruling of the book asked cites it. */
export interface FoundLaw {
  readonly law: Law;
  readonly citation: string;
}

/**
 * The rows an id names: one law, or all the parts of a law that has parts (72 → 72a, 72b, 72c).
 * An id the book does not have is looked for in the book it falls back on; `icf:72a` goes there straight.
 */
export function findLaws(book: Book, id: string): readonly FoundLaw[] {
  const place = placeOf(book, id);
  return place ? place.rows.map((law) => ({ law, citation: place.mark + law.id })) : [];
}

/** How a ruling of this book cites a law or the heading of one; null where neither book has it. */
export function citationOf(book: Book, id: string): string | null {
  const place = placeOf(book, id);
  return place && place.mark + place.id;
}

/**
 * What makes the stroke itself improper. A technical foul does not: it is a breach before the stroke or by the side
 * not on turn, or, as iiitn has it, one that leaves the stroke to be judged by what fell.
 */
const IMPROPER: readonly (CallConsequence | undefined)[] = ['foul', 'foul-at-any-time', 'foul-at-break'];

/** Does breaking this law, or a part of it, make a stroke improper? */
export const makesImproper = (book: Book, id: string): boolean =>
  findLaws(book, id).some(({ law }) => IMPROPER.includes(law.consequence));

interface Place {
  readonly id: string;
  /** `icf:` before laws of the book fallen back on, nothing before the book's own. */
  readonly mark: string;
  readonly rows: readonly Law[];
}

function placeOf(book: Book, id: string): Place | null {
  const fallback = book.buildsOn;
  const home = fallback ?? book;
  const prefix = `${home.id}:`;
  const mark = fallback ? prefix : '';
  if (id.startsWith(prefix)) return rowsIn(home, id.slice(prefix.length), mark);
  return rowsIn(book, id, '') ?? (fallback && rowsIn(fallback, id, mark));
}

function rowsIn(book: Book, id: string, mark: string): Place | null {
  const row = book.lawsById.get(id);
  const parts = [...book.lawsById.values()].filter((law) => isPartOf(law.id, id));
  const rows = row ? [row, ...parts] : parts;
  return rows.length > 0 ? { id, mark, rows } : null;
}

const NUMBER = /^\d+[a-z]?$/;
const PART = /^(?:[a-z](?:\.[ivx]+)?|\.[ivx]+)$/;

/** Is `id` a part of law `whole`? 72a of 72, 49a.i of 49a and of 49; but not 143 of 14. */
export function isPartOf(id: string, whole: string): boolean {
  return id.startsWith(whole) && NUMBER.test(whole) && PART.test(id.slice(whole.length));
}
