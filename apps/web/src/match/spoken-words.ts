import type { Competitor } from '@opencarrom/laws';
import { type Actor, type Head, type MatchWords, whoIn } from '@opencarrom/match';
import { catalogue } from '../device/catalogue.js';
import { inLanguage } from '../device/language.js';

/** What the umpire of a match says, and why something is refused. */
export const spokenWords = catalogue<MatchWords>(import.meta.glob('./spoken-words/*.ts'));

/** What somebody is called in a sentence, a pair as the language joins them. */
export const spokenName = (head: Head, whom: Actor | Competitor): string =>
  whoIn(head, inLanguage(spokenWords))(whom).name;
