import type { BookId } from '../../vocabulary.js';

/** What the books are called in one language. */
export interface BookNames {
  readonly full: Readonly<Record<BookId, string>>;
  /** In a word or two, beside a law's number or among other things. */
  readonly short: Readonly<Record<BookId, string>>;
}
