import { type Question, q } from './question.js';

export const STRIKER_POCKETED: readonly Question[] = [
  q('I pocketed the striker', 'मेरा स्ट्राइकर पॉकेट हो गया', {
    icf: ['72a'],
    'icf-short': ['13a'],
    'icf-classic': ['45a'],
    iiitn: ['20'],
    starwood: ['F5'],
  }),
  q('what if only the striker falls in the hole', 'सिर्फ स्ट्राइकर छेद में गिर जाए तो', {
    icf: ['72a'],
    'icf-short': ['13a'],
    'icf-classic': ['45a'],
    iiitn: ['20'],
    starwood: ['F5'],
  }),
  q('striker went in but I have not pocketed any coin yet', 'स्ट्राइकर गया पर मेरी कोई गोटी अभी तक नहीं गई', {
    icf: ['72c'],
    'icf-short': ['13c'],
    'icf-classic': ['45b'],
    starwood: ['F5'],
    iiitn: ['21'],
  }),
  q('striker and my own coin went in together', 'स्ट्राइकर और अपनी गोटी साथ में गिरी', {
    icf: ['73'],
    'icf-short': ['14'],
    'icf-classic': ['46'],
    starwood: ['F6'],
    iiitn: ['20'],
  }),
  q('do I keep my turn if the striker falls with my coin', 'अपनी गोटी के साथ स्ट्राइकर गया तो बारी रहेगी क्या', {
    icf: ['73'],
    'icf-short': ['14'],
    'icf-classic': ['46'],
    starwood: ['F6'],
    iiitn: ['20'],
  }),
  q('striker and the opponents coin pocketed', 'स्ट्राइकर और सामने वाले की गोटी पॉकेट हुई', {
    icf: ['74'],
    'icf-classic': ['47'],
  }),
  q('striker, my coin and his coin all went in', 'स्ट्राइकर, मेरी और उसकी गोटी सब गिर गए', {
    icf: ['75'],
    'icf-classic': ['48'],
  }),
  q('what is a double fine', 'डबल फाइन क्या है', { starwood: ['F6'] }),
  q('the striker jumped off the board', 'स्ट्राइकर बोर्ड से बाहर कूद गया', { icf: ['116'] }),
];
