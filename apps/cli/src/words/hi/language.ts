import type { Language } from '../language.js';
import { events } from './events.js';
import { faults } from './faults.js';
import { library } from './library.js';
import { playersFile } from './players-file.js';
import { words } from './words.js';

export const hi: Language = {
  code: 'hi',
  words,
  faults,
  library,
  events,
  playersFile,
  texts: async () => (await import('@opencarrom/laws/texts/hi')).texts,
};
