import { type Question, q } from './question.js';

export const QUEEN: readonly Question[] = [
  q('when can I take the queen', 'रानी कब ले सकते हैं', {
    icf: ['92'],
    'icf-short': ['23'],
    'icf-classic': ['65'],
    starwood: ['Q8'],
    iiitn: ['7'],
  }),
  q('what is covering the queen', 'रानी कवर करना क्या होता है', {
    icf: ['97a', '96', '92'],
    'icf-short': ['26a', '23'],
    'icf-classic': ['def:covering', '70a'],
    starwood: ['Q9', 'Q5'],
    iiitn: ['6', '7'],
  }),
  q('I took the queen but missed the cover', 'रानी ली पर कवर नहीं हुई', {
    icf: ['96'],
    'icf-classic': ['69'],
    starwood: ['Q5'],
    iiitn: ['7'],
  }),
  q('where does the red go if it is not covered', 'लाल पक्की न हो तो कहां रखते हैं', {
    icf: ['93', '96'],
    'icf-classic': ['66', '69'],
    starwood: ['Q5', 'Q3'],
    iiitn: ['7'],
  }),
  q('queen and coin in the same shot', 'एक ही शॉट में रानी और गोटी', {
    icf: ['97a'],
    'icf-short': ['26a'],
    'icf-classic': ['70a'],
    starwood: ['Q9'],
    iiitn: ['22', '9'],
  }),
  q('coin fell before the queen in one shot is it covered', 'पहले गोटी फिर रानी गिरी, कवर हुई क्या', {
    icf: ['97a'],
    'icf-short': ['26a'],
    'icf-classic': ['70a'],
    starwood: ['Q9'],
    iiitn: ['22', '9'],
  }),
  q('pocketed the queen before any of my coins', 'अपनी एक भी गोटी से पहले रानी गिर गई', {
    icf: ['95a'],
    'icf-short': ['25a'],
    'icf-classic': ['68a'],
    starwood: ['Q8'],
    iiitn: ['7'],
  }),
  q('queen went in on the break', 'ब्रेक में ही रानी चली गई', {
    icf: ['95a', '97b', '95d'],
    'icf-short': ['25a', '26b', '25d'],
    'icf-classic': ['68a', '70b', '68d'],
    starwood: ['Q8'],
    iiitn: ['7'],
  }),
  q('queen and striker went in together', 'रानी और स्ट्राइकर साथ गिर गए', {
    icf: ['99a', '95d'],
    'icf-short': ['25d'],
    'icf-classic': ['72a', '68d'],
    starwood: ['Q2'],
  }),
  q('queen, my coin and striker in one stroke', 'रानी, मेरी गोटी और स्ट्राइकर एक साथ', {
    icf: ['98a'],
    'icf-classic': ['71a'],
  }),
  q('the striker fell while covering the queen', 'रानी कवर करते समय स्ट्राइकर गिर गया', {
    icf: ['100a'],
    'icf-classic': ['73a'],
    starwood: ['Q6'],
  }),
  q('striker and coin fell together on the cover shot', 'कवर के शॉट में गोटी और स्ट्राइकर साथ गिरे', {
    icf: ['101a'],
    'icf-short': ['27a'],
    'icf-classic': ['74a'],
    starwood: ['Q7'],
  }),
  q('can I take the queen while I owe a coin', 'ड्यू बकाया हो तो रानी ले सकते हैं', {
    icf: ['95b'],
    'icf-short': ['25b'],
    'icf-classic': ['68b'],
  }),
  q('how many points is the queen', 'रानी के कितने अंक हैं', {
    icf: ['52b.i', '53b'],
    'icf-short': ['8.i'],
    'icf-classic': ['25b.i', '26b'],
    starwood: ['P.calc2'],
    iiitn: ['10'],
  }),
  q('does the loser get points for the queen', 'हारने वाले को रानी के अंक मिलते हैं क्या', {
    icf: ['53c'],
    'icf-classic': ['26c'],
    iiitn: ['10'],
  }),
  q('does the queen count when I have 22 points', '22 अंक हों तो रानी के अंक मिलते हैं', {
    icf: ['54', '52b.i'],
    'icf-short': ['8.i'],
    'icf-classic': ['27', '25b.i'],
    starwood: ['P.knockout5'],
    iiitn: ['10'],
  }),
  q('who puts the queen back', 'रानी वापस कौन रखता है', { icf: ['93'], 'icf-classic': ['66', 'def:placing'] }),
  q('the centre is blocked where does the queen go', 'बीच में जगह नहीं है, रानी कहां रखें', {
    icf: ['94a'],
    'icf-short': ['24'],
    'icf-classic': ['67'],
    iiitn: ['24'],
  }),
  q('queen was not covered but nobody noticed', 'रानी कवर नहीं हुई पर किसी ने ध्यान नहीं दिया', {
    icf: ['96'],
    'icf-classic': ['69'],
  }),
  q('queen hanging at the pocket fell on its own', 'लटकी हुई रानी खुद गिर गई', {
    icf: ['113'],
    'icf-classic': ['86'],
  }),
  q(
    'all nine of my coins are back on board can I still take the queen',
    'मेरी नौ की नौ गोटियां वापस आ गईं, रानी ले सकता हूं',
    {
      icf: ['95c'],
      'icf-short': ['25c'],
      'icf-classic': ['68c'],
    },
  ),
];
