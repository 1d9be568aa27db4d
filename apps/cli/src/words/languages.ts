import type { Language } from '@opencarrom/laws';
import { en } from './en.js';
import { hi } from './hi.js';
import type { CommandLineWords } from './words.js';

const catalogues: Readonly<Record<Language, CommandLineWords>> = { en, hi };

export const wordsOf = (language: Language): CommandLineWords => catalogues[language];
