import type { ReviewWords } from '@opencarrom/review';
import { catalogue } from '../../device/catalogue.js';

export const toldWords = catalogue<ReviewWords>(import.meta.glob('./told-words/*.ts'));
