import type { BookId } from '@opencarrom/laws';
import { bookNames as namesEn } from '@opencarrom/laws/words/books/en';
import { bookNames as namesHi } from '@opencarrom/laws/words/books/hi';
import type { Catalogues } from '../device/language.js';

export interface LawWords {
  readonly books: Readonly<Record<BookId, string>>;
  /** Short, for chips and rows. */
  readonly short: Readonly<Record<BookId, string>>;
  readonly law: (id: string) => string;
  readonly read: string;
}

export const words: Catalogues<LawWords> = {
  en: {
    books: namesEn.full,
    short: namesEn.short,
    law: (id) => `Law ${id}`,
    read: 'Read this law',
  },
  hi: {
    books: namesHi.full,
    short: namesHi.short,
    law: (id) => `नियम ${id}`,
    read: 'यह नियम पढ़ें',
  },
};
