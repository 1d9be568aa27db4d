import type { LevelNames } from './level-names.js';

export const levelNames: LevelNames = {
  beginner: 'नौसिखिया',
  learner: 'नया खिलाड़ी',
  casual: 'शौकिया',
  family: 'सधा खिलाड़ी',
  regular: 'नियमित खिलाड़ी',
  club: 'क्लब खिलाड़ी',
  strong: 'मज़बूत क्लब खिलाड़ी',
  expert: 'माहिर',
  master: 'उस्ताद',
  champion: 'चैंपियन',
};
