import type { LevelNames } from './level-names.js';

export const levelNames: LevelNames = {
  beginner: 'Beginner',
  learner: 'Learner',
  casual: 'Casual player',
  family: 'Family player',
  regular: 'Regular player',
  club: 'Club player',
  strong: 'Strong club player',
  expert: 'Expert',
  master: 'Master',
  champion: 'Champion',
};
