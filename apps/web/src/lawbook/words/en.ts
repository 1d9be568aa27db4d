import { bookNames as namesEn } from '@opencarrom/laws/words/books/en';
import type { LawWords } from '../words.js';

export const words = {
  books: namesEn.full,
  short: namesEn.short,
  law: (id) => `Law ${id}`,
  read: 'Read this law',
} satisfies LawWords;
