import type { Catalogue, Language } from './catalogue.js';
import { en } from './en.js';
import { hi } from './hi.js';

export const catalogues: Readonly<Record<Language, Catalogue>> = { en, hi };
