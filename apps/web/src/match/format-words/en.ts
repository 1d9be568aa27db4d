import { bookNames } from '@opencarrom/laws/words/books/en';
import type { FormatWords } from '../format-words.js';

export const words = {
  book: 'Rulebook',
  discipline: 'Players',
  disciplines: { singles: 'Singles', doubles: 'Doubles' },
  length: 'Length',
  lengths: { board: 'One board', game: 'One game', match: 'Whole match' },
  clocks: 'Time per stroke',
  clockChoices: { none: 'No limit', laws: '15 seconds' },
  books: bookNames.short,
} satisfies FormatWords;
