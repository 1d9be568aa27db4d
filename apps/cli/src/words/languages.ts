import { en } from './en/language.js';
import { hi } from './hi/language.js';
import type { Language } from './language.js';

/** The first is spoken where nobody asks for another. */
export const LANGUAGES: readonly [Language, ...Language[]] = [en, hi];
