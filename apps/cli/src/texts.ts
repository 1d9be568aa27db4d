import type { Language, Texts } from '@opencarrom/laws';

/** What the books say in a language, read from the disk only for whoever asks. */
export const textsIn = async (language: Language): Promise<Texts> =>
  (await (language === 'hi' ? import('@opencarrom/laws/texts/hi') : import('@opencarrom/laws/texts/en')))
    .texts;
