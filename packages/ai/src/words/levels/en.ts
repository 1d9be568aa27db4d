import type { LevelNames } from './level-names.js';

export const levelNames: LevelNames = {
  beginner: 'Beginner',
  learner: 'Learner',
  casual: 'Casual',
  family: 'Steady',
  regular: 'Regular',
  club: 'Club',
  strong: 'Strong club',
  expert: 'Expert',
  master: 'Master',
  champion: 'Champion',
};
