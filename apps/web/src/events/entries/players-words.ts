import type { PlayersWords } from '@opencarrom/tournament/players';
import { catalogue } from '../../device/catalogue.js';

/** What is wrong with a list of players. */
export const playersWords = catalogue<PlayersWords>(import.meta.glob('./players-words/*.ts'));
