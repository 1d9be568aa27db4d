import { en as paper } from '@opencarrom/paper/words/en';
import { places } from '@opencarrom/tournament/words/places/en';
import { eventRefusals } from '@opencarrom/tournament/words/refusals/en';
import { templateWords } from '@opencarrom/tournament/words/templates/en';
import type { Language } from '../language.js';
import { events } from './events.js';
import { eventsDesk } from './events-desk.js';
import { eventsHall } from './events-hall.js';
import { eventsHistory } from './events-history.js';
import { faults } from './faults.js';
import { library } from './library.js';
import { playersFile } from './players-file.js';
import { review } from './review.js';
import { words } from './words.js';

export const en: Language = {
  code: 'en',
  words,
  faults,
  library,
  review,
  events,
  playersFile,
  eventsDesk,
  eventsHall,
  eventsHistory,
  paper,
  eventRefusals: eventRefusals,
  places,
  templates: templateWords,
  texts: async () => (await import('@opencarrom/laws/texts/en')).texts,
};
