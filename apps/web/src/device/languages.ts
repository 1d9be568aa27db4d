/** The languages the app speaks: how each calls itself, so that whoever landed in the wrong one finds the way out, and the voice that reads it aloud. */
export const TONGUES = {
  en: { name: 'English', voice: 'en-IN' },
  hi: { name: 'हिन्दी', voice: 'hi-IN' },
} as const;

export type Language = keyof typeof TONGUES;

export const LANGUAGES = Object.keys(TONGUES) as readonly Language[];
