import type { TemplateWords } from '@opencarrom/tournament';
import { catalogue } from '../device/catalogue.js';

/** What the usual kinds of event are called, and what may be varied in them. */
export const eventTemplateWords = catalogue<TemplateWords>(import.meta.glob('./template-words/*.ts'));
