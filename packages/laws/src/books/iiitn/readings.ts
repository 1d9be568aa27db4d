import type { Reading } from '../book.js';

export const readings: readonly Reading[] = [
  { id: 'two-come-up', laws: ['20'] },
  { id: 'striker-with-queen', laws: ['20', 'icf:98a', 'icf:99a'] },
  { id: 'opponents-man-ends-turn', laws: ['26', 'icf:48'] },
  { id: 'opponents-last-three-points', laws: ['26', 'icf:106a'] },
  { id: 'queen-with-first-own', laws: ['22', '9', 'icf:97b'] },
  { id: 'cover-stroke', laws: ['6', '7'] },
  { id: 'queen-from-21', laws: ['10', '11'] },
  { id: 'placing-circle', laws: ['21'] },
  { id: 'last-man-touched', laws: ['25', '14'] },
  { id: 'both-last-men', laws: ['26', '8', 'icf:102a', 'icf:104a'] },
  { id: 'improper-with-striker', laws: ['20', 'icf:72b'] },
  { id: 'cap', laws: ['10', 'icf:55'] },
  { id: 'disturbing', laws: ['14', 'icf:63a', 'icf:63b'] },
  { id: 'game-length', laws: ['11', 'icf:56a'] },
  { id: 'round', laws: ['15', '16'] },
];
