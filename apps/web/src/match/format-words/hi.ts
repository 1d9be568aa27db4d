import { bookNames } from '@opencarrom/laws/words/books/hi';
import type { FormatWords } from '../format-words.js';

export const words = {
  book: 'नियम-पुस्तक',
  discipline: 'खिलाड़ी',
  disciplines: { singles: 'एकल', doubles: 'युगल' },
  length: 'कितना खेलें',
  lengths: { board: 'एक बोर्ड', game: 'एक गेम', match: 'पूरा मैच' },
  clocks: 'स्ट्रोक का समय',
  clockChoices: { none: 'सीमा नहीं', laws: '15 सेकंड' },
  books: bookNames.short,
} satisfies FormatWords;
