import type { Language } from '../language.js';
import { events } from './events.js';
import { faults } from './faults.js';
import { library } from './library.js';
import { words } from './words.js';

export const en: Language = {
  code: 'en',
  words,
  faults,
  library,
  events,
  texts: async () => (await import('@opencarrom/laws/texts/en')).texts,
};
