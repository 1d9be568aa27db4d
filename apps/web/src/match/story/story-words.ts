import type { StoryWords } from '@opencarrom/match';
import { catalogue } from '../../device/catalogue.js';

export const storyWords = catalogue<StoryWords>(import.meta.glob('./story-words/*.ts'));
