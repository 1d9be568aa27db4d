import type { Language } from '../language.js';
import { faults } from './faults.js';
import { library } from './library.js';
import { words } from './words.js';

export const en: Language = {
  code: 'en',
  words,
  faults,
  library,
  texts: async () => (await import('@opencarrom/laws/texts/en')).texts,
};
