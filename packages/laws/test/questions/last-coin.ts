import { type Question, q } from './question.js';

export const LAST_COIN: readonly Question[] = [
  q('I pocketed my last coin with the queen still on the board', 'रानी बोर्ड पर है और मेरी आखिरी गोटी गिर गई', {
    icf: ['107a'],
    'icf-short': ['32'],
    'icf-classic': ['80a'],
    starwood: ['Q10'],
    iiitn: ['27'],
  }),
  q("I pocketed my opponent's last coin", 'विरोधी की आखिरी गोटी मुझसे गिर गई', {
    icf: ['106a', '103a'],
    'icf-short': ['31', '29a'],
    'icf-classic': ['79a', '76a'],
    iiitn: ['26'],
    starwood: ['Q10'],
  }),
  q('both last coins went in together', 'दोनों की आखिरी गोटी साथ में गिरी', {
    icf: ['105a', '102a', '104a'],
    'icf-short': ['30', '28a'],
    'icf-classic': ['78a', '75a', '77a'],
    starwood: ['G8'],
  }),
  q('last coin and striker with the queen on the board', 'रानी बोर्ड पर, आखिरी गोटी और स्ट्राइकर गिर गए', {
    icf: ['108a'],
    'icf-short': ['33'],
    'icf-classic': ['81a'],
  }),
  q('can I hit my last coin directly before the queen', 'रानी से पहले अपनी आखिरी गोटी को सीधे मार सकते हैं', {
    iiitn: ['25'],
  }),
  q('can I hit the opponents last coin directly', 'सामने वाले की आखिरी गोटी को सीधा मार सकते हैं', {
    starwood: ['F9'],
  }),
  q('queen and both last coins fall in one stroke', 'रानी और दोनों की आखिरी गोटी एक शॉट में', {
    icf: ['104a'],
    'icf-classic': ['77a'],
  }),
  q(
    'last coins of both and the striker fell, I had covered the queen',
    'दोनों की आखिरी गोटी और स्ट्राइकर गिरे, रानी मेरी थी',
    {
      icf: ['110a'],
      'icf-short': ['35'],
      'icf-classic': ['83a'],
    },
  ),
];
