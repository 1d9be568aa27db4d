import type { HintWords } from '../hint-words.js';

export const words = {
  others: 'दूसरे शॉट',
  back: 'वापस',
  read: 'समझ गए',
} satisfies HintWords;
