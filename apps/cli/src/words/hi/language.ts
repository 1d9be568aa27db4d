import { hi as paper } from '@opencarrom/paper/words/hi';
import { places } from '@opencarrom/tournament/words/places/hi';
import { eventRefusals } from '@opencarrom/tournament/words/refusals/hi';
import { templateWords } from '@opencarrom/tournament/words/templates/hi';
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

export const hi: Language = {
  code: 'hi',
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
  texts: async () => (await import('@opencarrom/laws/texts/hi')).texts,
};
