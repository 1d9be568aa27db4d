import type { Catalogues } from '../../device/language.js';
import type { StoryWords } from './story.js';
import { storyEn } from './story-en.js';
import { storyHi } from './story-hi.js';

export const storyWords: Catalogues<StoryWords> = { en: storyEn, hi: storyHi };
