import type { Chapter } from '../book.js';
import { general } from './laws-in-general.js';
import { play } from './laws-of-play.js';
import { queen } from './laws-of-queen.js';

export const chapters: readonly Chapter[] = [...play, ...queen, ...general];
