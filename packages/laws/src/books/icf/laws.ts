import type { Chapter } from '../book.js';
import { beforePlay } from './laws-before-play.js';
import { general } from './laws-in-general.js';
import { dues } from './laws-of-dues.js';
import { play } from './laws-of-play.js';
import { queen } from './laws-of-queen.js';

export const chapters: readonly Chapter[] = [...beforePlay, ...play, ...dues, ...queen, ...general];
