import { type Catalogue, fetchWords } from './catalogue.js';
import type { Language } from './languages.js';
import { settings } from './settings.svelte.js';

/** The words in the language chosen. */
export const inLanguage = <W>(words: Catalogue<W>): W => words.in(settings.language);

/** The language chosen last. */
let wanted: Language | null = null;

/** Changes the language once all that is shown can be said in it. Without a network it may stay as it is. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  try {
    await fetchWords(language);
  } catch {
    return;
  }
  if (wanted === language) settings.language = language;
}

/** Loads a screen, or a part of one, together with its words. */
export async function loaded<T>(load: () => Promise<T>): Promise<T> {
  const part = await load();
  await fetchWords(settings.language);
  return part;
}
