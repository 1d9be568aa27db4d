import type { ThoughtWords } from '@opencarrom/ai';
import { en } from '@opencarrom/ai/words/en';
import { hi } from '@opencarrom/ai/words/hi';
import type { Catalogues } from '../../device/language.js';

export const thoughtWords: Catalogues<ThoughtWords> = { en, hi };
