import type { MatchWords } from '@opencarrom/match';
import { catalogue } from '../device/catalogue.js';

/** What the umpire of a match says, and why something is refused. */
export const spokenWords = catalogue<MatchWords>(import.meta.glob('./spoken-words/*.ts'));
