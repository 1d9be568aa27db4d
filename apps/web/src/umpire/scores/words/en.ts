import type { ScoreWords } from '../words.js';

export const words = {
  winner: 'Who won the board?',
  men: 'Coins left',
  menOf: (loser) => `${loser}’s coins left`,
  queen: 'The queen counts for',
  nobody: 'Nobody',
  demanded: 'Extra points demanded',
  missing: 'Enter winner, coins left, queen',
  points: (winner, points) => `${winner}: ${points} ${points === 1 ? 'point' : 'points'}`,
  write: 'Save board',
} satisfies ScoreWords;
