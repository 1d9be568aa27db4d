import type { Language } from '@opencarrom/laws';
import { en } from './en.js';
import { hi } from './hi.js';
import type { Words } from './words.js';

const catalogues: Readonly<Record<Language, Words>> = { en, hi };

export const wordsOf = (language: Language): Words => catalogues[language];
