import type { Language } from '@opencarrom/laws';
import { settings } from './settings.svelte.js';

/** A screen's words in every language. */
export type Catalogues<W> = Readonly<Record<Language, W>>;

/** The words in the language chosen. */
export const inLanguage = <W>(catalogues: Catalogues<W>): W => catalogues[settings.language];
