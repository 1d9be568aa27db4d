import type { Reading } from '../book.js';

export const readings: readonly Reading[] = [
  { id: 'foul-with-queen', laws: ['37b', '50a'] },
  { id: 'one-due-for-striker-and-foul', laws: ['45a', '47', '48', '49', '50b'] },
  { id: 'break-before-play', laws: ['20'] },
  { id: 'three-points-at-any-score', laws: ['85a', '85b', '27'] },
  { id: 'boards-from-the-quarter-finals', laws: ['29a', '29b'] },
  { id: 'silence', laws: ['35'] },
];
