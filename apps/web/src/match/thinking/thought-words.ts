import type { ThoughtWords } from '@opencarrom/ai';
import { catalogue } from '../../device/catalogue.js';

export const thoughtWords = catalogue<ThoughtWords>(import.meta.glob('./thought-words/*.ts'));
