import type { Reading } from '../book.js';

export const readings: readonly Reading[] = [
  { id: 'claims', laws: ['46', '11a', '15a'] },
  { id: 'silence', laws: ['46'] },
  { id: 'cap', laws: ['8.i', '8.ii', 'icf:55'] },
];
