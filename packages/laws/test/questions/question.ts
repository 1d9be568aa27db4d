import type { BookId } from '../../src/vocabulary.js';

/**
 * A question as people ask it, and the laws that answer it: any of those named is a right answer. A book that is left
 * out says nothing of its own; there the International Laws answer.
 */
export interface Question {
  readonly en: string;
  readonly hi: string;
  readonly laws: Readonly<Partial<Record<BookId, readonly string[]>>> & { readonly icf?: readonly string[] };
}

export const q = (en: string, hi: string, laws: Question['laws']): Question => ({ en, hi, laws });
