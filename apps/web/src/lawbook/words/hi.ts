import { bookNames as namesHi } from '@opencarrom/laws/words/books/hi';
import type { LawWords } from '../words.js';

export const words = {
  books: namesHi.full,
  short: namesHi.short,
  law: (id) => `नियम ${id}`,
  read: 'यह नियम पढ़ें',
} satisfies LawWords;
