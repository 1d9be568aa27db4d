import type { Reading } from '../book.js';

export const readings: readonly Reading[] = [
  {
    id: 'claims',
    laws: ['46', '11a', '15a'],
    question: 'Rule 46 wants a claim, others declare the foul outright. Which?',
    reading:
      'An improper stroke nobody claims is judged as proper. A due for the striker needs no claim, and a law called by the umpire stands as the claim.',
    reason: '46 is the last word of the book and speaks of fouls; the striker in the pocket is a due.',
  },
  {
    id: 'silence',
    laws: ['46'],
    question: 'What holds where the abridged rules are silent?',
    reading: 'The International Laws, cited as icf:72a.',
    reason: 'The book abridges them.',
  },
];
