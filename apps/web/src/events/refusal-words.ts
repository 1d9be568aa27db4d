import type { EventRefusalWords } from '@opencarrom/tournament';
import { catalogue } from '../device/catalogue.js';

/** Why the event does not allow something, and what to do instead: the engine's own sentences. */
export const refusalWords = catalogue<EventRefusalWords>(import.meta.glob('./refusal-words/*.ts'));
