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

/** A question that is written down in Hindi typed in Latin letters too. */
export interface Asked extends Question {
  readonly latin: string;
}

export const said = (en: string, hi: string, latin: string, laws: Question['laws']): Asked => ({
  en,
  hi,
  latin,
  laws,
});
