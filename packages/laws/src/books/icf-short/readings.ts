import type { Reading } from '../book.js';

export const readings: readonly Reading[] = [
  { id: 'claims', laws: ['46', '11a', '15a'] },
  { id: 'silence', laws: ['46'] },
];
