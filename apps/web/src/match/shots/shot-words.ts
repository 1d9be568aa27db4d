import type { ShotSpeech, ShotWords } from '@opencarrom/shots';
import { catalogue } from '../../device/catalogue.js';
import { inLanguage } from '../../device/language.js';
import { thoughtWords } from '../thinking/thought-words.js';

const shotWords = catalogue<ShotWords>(import.meta.glob('./shot-words/*.ts'));

/** What shots and strokes are told in. */
export const spoken = (): ShotSpeech => ({ shots: inLanguage(shotWords), strokes: inLanguage(thoughtWords) });
