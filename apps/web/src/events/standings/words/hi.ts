import type { StandingsWords } from '../words.js';

export const words = {
  none: 'अभी तालिका नहीं है',
  noneNote: 'पहला राउंड बनते ही यहाँ दिखेगी और हर परिणाम के साथ बदलेगी।',
  place: 'स्थान',
  name: 'नाम',
  group: (name) => `ग्रुप ${name}`,
  columns: {
    played: 'खेले',
    points: 'अंक',
    wins: 'जीत',
    buchholz: 'बुखोल्ज़',
    netscore: 'नेट',
    totscore: 'कुल',
    rubbers: 'रबर',
    games: 'गेम',
    boards: 'बोर्ड',
  },
} satisfies StandingsWords;
