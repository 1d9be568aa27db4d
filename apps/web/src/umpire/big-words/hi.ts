import type { BigWords } from '../big-words.js';

export const words = {
  title: 'बड़ा दृश्य',
  missing: 'यह मैच इस डिवाइस पर नहीं है।',
  allMatches: 'सब मैच',
  back: 'कुर्सी पर वापस',
  fill: 'पूरी स्क्रीन',
  games: (won) => `${won} गेम`,
  men: (count) => `${count} गोटियाँ बाक़ी`,
  owes: (count) => `${count} बक़ाया`,
  queen: 'रानी',
} satisfies BigWords;
