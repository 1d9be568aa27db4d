import type { HintWords } from '../hint-words.js';

export const words = {
  others: 'Other shots',
  back: 'Back',
  read: 'Got it',
} satisfies HintWords;
