import type { Language } from '../language.js';
import { events } from './events.js';
import { faults } from './faults.js';
import { library } from './library.js';
import { words } from './words.js';

export const hi: Language = {
  code: 'hi',
  words,
  faults,
  library,
  events,
  texts: async () => (await import('@opencarrom/laws/texts/hi')).texts,
};
