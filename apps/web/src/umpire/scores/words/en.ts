import type { ScoreWords } from '../words.js';

export const words = {
  winner: 'Who won the board',
  men: 'Men left',
  menOf: (loser) => `Men left of ${loser}`,
  queen: 'The queen counts for',
  nobody: 'Nobody',
  demanded: 'Additional points demanded',
  missing: 'Winner, men left, queen',
  points: (winner, points) => `${winner}: ${points} ${points === 1 ? 'point' : 'points'}`,
  write: 'Write it down',
} satisfies ScoreWords;
