import type { Reading } from '../book.js';

export const readings: readonly Reading[] = [
  { id: 'six-points', laws: ['Q10', 'S5', 'P.knockout5'] },
  { id: 'one-man-each', laws: ['Q10', 'G8'] },
  { id: 'queen-with-first-own', laws: ['Q9', 'icf:97b'] },
  { id: 'double-fine', laws: ['F6', 'Q2', 'Q7'] },
  { id: 'last-man-and-striker', laws: ['F6', 'G8', 'icf:108a', 'icf:110a'] },
  { id: 'queen-while-owing', laws: ['Q2', 'icf:95b'] },
  { id: 'claims', laws: ['F8', 'F5', 'F6'] },
  { id: 'queen-points-by-icf', laws: ['P.calc2', 'icf:105a', 'icf:107a'] },
  { id: 'cap', laws: ['P.calc1', 'P.calc2', 'icf:55'] },
  { id: 'board-or-game', laws: ['S5', 'P.final1'] },
  { id: 'equal-after-last-board', laws: ['P.knockout4', 'icf:56b'] },
  { id: 'change-of-sides', laws: ['T2', 'icf:60b'] },
  { id: 'third-league-board', laws: ['P.league1'] },
  { id: 'pair-to-the-right', laws: ['H6', 'icf:78b.i'] },
];
