import type { KeepingWords } from '../keeping-words.js';

export const words = {
  keepsNothing:
    'This browser does not save games here (a private window?). You can play, but save a game to a file before you close the page.',
} satisfies KeepingWords;
