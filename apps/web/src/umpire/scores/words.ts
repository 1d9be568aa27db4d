import type { Catalogues } from '../../device/language.js';

interface ScoreWords {
  readonly winner: string;
  readonly men: string;
  readonly menOf: (loser: string) => string;
  readonly queen: string;
  readonly nobody: string;
  readonly demanded: string;
  readonly missing: string;
  readonly points: (winner: string, points: number) => string;
  readonly write: string;
}

export const words: Catalogues<ScoreWords> = {
  en: {
    winner: 'Who won the board',
    men: 'Men left',
    menOf: (loser) => `Men left of ${loser}`,
    queen: 'The queen counts for',
    nobody: 'Nobody',
    demanded: 'Additional points demanded',
    missing: 'Winner, men left, queen',
    points: (winner, points) => `${winner}: ${points} ${points === 1 ? 'point' : 'points'}`,
    write: 'Write it down',
  },
  hi: {
    winner: 'बोर्ड किसने जीता',
    men: 'बची गोटियाँ',
    menOf: (loser) => `${loser} की बची गोटियाँ`,
    queen: 'रानी किसकी',
    nobody: 'किसी की नहीं',
    demanded: 'माँगे गए अतिरिक्त अंक',
    missing: 'विजेता, बची गोटियाँ, रानी',
    points: (winner, points) => `${winner}: ${points} अंक`,
    write: 'लिख लें',
  },
};
