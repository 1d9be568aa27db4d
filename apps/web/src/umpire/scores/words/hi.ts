import type { ScoreWords } from '../words.js';

export const words = {
  winner: 'बोर्ड किसने जीता?',
  men: 'बची गोटियाँ',
  menOf: (loser) => `${loser} की बची गोटियाँ`,
  queen: 'रानी किसकी',
  nobody: 'किसी की नहीं',
  demanded: 'माँगे गए अतिरिक्त अंक',
  missing: 'विजेता, बची गोटियाँ और रानी दर्ज करें',
  points: (winner, points) => `${winner}: ${points} अंक`,
  write: 'बोर्ड सहेजें',
} satisfies ScoreWords;
