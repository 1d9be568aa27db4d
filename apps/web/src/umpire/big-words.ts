import type { Catalogues } from '../device/language.js';

interface BigWords {
  readonly title: string;
  readonly missing: string;
  readonly allMatches: string;
  readonly back: string;
  readonly fill: string;
  readonly games: (won: number) => string;
  readonly men: (count: number) => string;
  readonly owes: (count: number) => string;
  readonly queen: string;
}

export const words: Catalogues<BigWords> = {
  en: {
    title: 'Big view',
    missing: 'This match is not on this device.',
    allMatches: 'All matches',
    back: 'Back to the chair',
    fill: 'Full screen',
    games: (won) => `${won} ${won === 1 ? 'game' : 'games'}`,
    men: (count) => `${count} ${count === 1 ? 'man' : 'men'} left`,
    owes: (count) => `owes ${count}`,
    queen: 'queen',
  },
  hi: {
    title: 'बड़ा दृश्य',
    missing: 'यह मैच इस डिवाइस पर नहीं है।',
    allMatches: 'सब मैच',
    back: 'कुर्सी पर वापस',
    fill: 'पूरी स्क्रीन',
    games: (won) => `${won} गेम`,
    men: (count) => `${count} गोटियाँ बाक़ी`,
    owes: (count) => `${count} बक़ाया`,
    queen: 'रानी',
  },
};
