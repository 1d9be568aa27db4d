import type { Language } from '@opencarrom/laws';
import type * as Hindi from '@opencarrom/laws/hindi';

/** The books in Hindi; null: as they are written, in English. */
export type Texts = Pick<
  typeof Hindi,
  'nameInHindi' | 'gistInHindi' | 'chapterInHindi' | 'readingInHindi'
> | null;

/** Read from the disk only for whoever asks for them. */
export const textsIn = async (language: Language): Promise<Texts> =>
  language === 'hi' ? import('@opencarrom/laws/hindi') : null;
