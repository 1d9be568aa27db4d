import type { Language } from '../language.js';
import { events } from './events.js';
import { faults } from './faults.js';
import { library } from './library.js';
import { playersFile } from './players-file.js';
import { words } from './words.js';

export const en: Language = {
  code: 'en',
  words,
  faults,
  library,
  events,
  playersFile,
  texts: async () => (await import('@opencarrom/laws/texts/en')).texts,
};
