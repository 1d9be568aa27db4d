import type { PaperWords } from '@opencarrom/paper';
import type { Language } from '../../device/languages.js';

const FILES: Readonly<Record<Language, () => Promise<PaperWords>>> = {
  en: async () => (await import('@opencarrom/paper/words/en')).en,
  hi: async () => (await import('@opencarrom/paper/words/hi')).hi,
};

/** What stands on paper, in any language: it need not be the one of the screen. */
export const fetchPaperWords = (language: Language): Promise<PaperWords> => FILES[language]();
