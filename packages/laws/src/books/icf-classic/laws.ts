import type { Chapter } from '../book.js';
import { definitions } from './definitions.js';
import { lawsOfDuesAndQueen } from './laws-of-dues-and-queen.js';
import { lawsOfPlay } from './laws-of-play.js';

export const chapters: readonly Chapter[] = [...definitions, ...lawsOfPlay, ...lawsOfDuesAndQueen];
