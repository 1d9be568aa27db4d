import { type Question, q } from './question.js';

export const POCKETING: readonly Question[] = [
  q("I pocketed my opponent's coin by mistake", 'गलती से विरोधी की गोटी डाल दी', {
    icf: ['125a', '48'],
    iiitn: ['26'],
  }),
  q('can I hit the other players coins first', 'क्या पहले सामने वाले की गोटी को मार सकते हैं', {
    starwood: ['F9'],
    iiitn: ['5'],
  }),
  q('nobody noticed that he pocketed my coin and played on', 'मेरी गोटी डालकर खेलता रहा, किसी ने देखा नहीं', {
    icf: ['125b'],
  }),
  q('coin hanging on the edge of the pocket fell by itself', 'किनारे लटकी गोटी अपने आप गिर गई', {
    icf: ['71'],
    'icf-classic': ['44'],
  }),
  q('coin jumped off the board', 'गोटी बोर्ड से बाहर चली गई', {
    icf: ['65a'],
    'icf-short': ['12a'],
    'icf-classic': ['38a'],
    starwood: ['Q3'],
    iiitn: ['23'],
  }),
  q('a coin flew off and fell back on the board', 'गोटी उछलकर वापस बोर्ड पर गिरी', {
    icf: ['66a'],
    'icf-classic': ['39a'],
  }),
  q('a coin hit the lamp and came back', 'गोटी बल्ब से टकराकर वापस आई', {
    icf: ['66b'],
    'icf-classic': ['39b'],
  }),
  q('two coins of different colours went off the board', 'दोनों रंग की गोटियां बाहर चली गईं', {
    icf: ['65c'],
    'icf-short': ['12c'],
    'icf-classic': ['38c'],
  }),
  q('queen and a coin both jumped out', 'रानी और गोटी दोनों बाहर कूद गईं', {
    icf: ['65b'],
    'icf-short': ['12b'],
    'icf-classic': ['38b'],
    starwood: ['Q4'],
  }),
  q('a coin is standing on its edge', 'गोटी खड़ी हो गई है', {
    icf: ['67'],
    'icf-classic': ['40'],
    starwood: ['F2'],
    iiitn: ['23'],
  }),
  q('one coin is lying on top of another', 'एक गोटी दूसरी के ऊपर चढ़ गई', {
    icf: ['68'],
    'icf-classic': ['41'],
    starwood: ['F1'],
    iiitn: ['23'],
  }),
  q('the striker is sitting on a coin', 'स्ट्राइकर गोटी के ऊपर चढ़ गया', {
    icf: ['69a'],
    'icf-classic': ['42a'],
    starwood: ['F3'],
  }),
  q('a coin fell in while the striker was being lifted off it', 'स्ट्राइकर उठाते समय गोटी गिर गई', {
    icf: ['69b'],
    'icf-classic': ['42b'],
    starwood: ['F3'],
  }),
  q('a coin broke into two pieces', 'गोटी टूट गई', { icf: ['141'], 'icf-short': ['44'] }),
  q('this coin is damaged can we replace it', 'गोटी खराब है, बदल सकते हैं', { icf: ['120'] }),
];
