import { type Question, q } from './question.js';

export const FOULS: readonly Question[] = [
  q('what is a foul', 'फाउल क्या होता है', {
    icf: ['62', '64a'],
    'icf-short': ['11a', '46'],
    'icf-classic': ['35', '37a'],
    starwood: ['F8'],
  }),
  q('difference between foul and technical foul', 'फाउल और टेक्निकल फाउल में फर्क', {
    icf: ['62', '63a', '64a'],
    'icf-classic': ['35', '35a', '35b', '36a'],
  }),
  q('what is a technical foul', 'टेक्निकल फाउल क्या है', {
    icf: ['63a', '63b'],
    'icf-classic': ['36a', '36b', '35a'],
  }),
  q('I touched a coin with my hand', 'मेरा हाथ गोटी से लग गया', {
    icf: ['134'],
    iiitn: ['14'],
    starwood: ['F4', 'S5'],
  }),
  q('someone hit the board and the coins moved', 'किसी ने बोर्ड हिला दिया और गोटियां खिसक गईं', {
    icf: ['126a', '126b'],
    starwood: ['S5'],
    iiitn: ['14'],
  }),
  q('he moved the coins while placing his striker', 'स्ट्राइकर रखते समय उसने गोटी हिला दी', {
    icf: ['134'],
    starwood: ['F4'],
    iiitn: ['14'],
  }),
  q('coins got scattered and cannot be put back', 'सब गोटियां बिखर गईं, वापस नहीं रख सकते', {
    icf: ['126b', '140'],
    starwood: ['S5'],
    'icf-short': ['43'],
  }),
  q('he stopped a moving coin with his hand', 'चलती गोटी हाथ से रोक दी', {
    icf: ['134'],
    starwood: ['G5'],
    iiitn: ['14'],
  }),
  q('can partners talk to each other', 'क्या पार्टनर आपस में बात कर सकते हैं', {
    icf: ['131'],
    'icf-short': ['39'],
  }),
  q('my partner made a sign to me', 'पार्टनर ने इशारा किया', { icf: ['131'], 'icf-short': ['39'] }),
  q('a player is talking to the audience', 'खिलाड़ी दर्शकों से बात कर रहा है', {
    icf: ['132'],
    'icf-short': ['40'],
    starwood: ['G3'],
  }),
  q('my opponent keeps disturbing me', 'सामने वाला बार-बार परेशान कर रहा है', {
    icf: ['129', '143h'],
    starwood: ['G7'],
  }),
  q('can I blow the powder off', 'क्या पाउडर फूंक सकते हैं', { icf: ['122b.iii'] }),
  q('who puts the powder and when', 'पाउडर कौन और कब डालता है', { icf: ['122a', '122b.i'] }),
  q('there is an insect on the board', 'बोर्ड पर कीड़ा बैठ गया', { icf: ['122e'] }),
  q('foul but nobody claimed it', 'फाउल हुआ पर किसी ने मांगा नहीं', { 'icf-short': ['46'], starwood: ['F8'] }),
  q('he pocketed coins with a foul shot', 'फाउल शॉट से गोटियां डाल दीं', {
    icf: ['64b', '77a'],
    'icf-short': ['11b', '15a'],
    'icf-classic': ['37b', '50a'],
  }),
  q('foul by the player who is not on turn', 'जिसकी बारी नहीं थी उसने फाउल किया', {
    icf: ['63b'],
    'icf-classic': ['36b'],
  }),
  q('no room on the base line for my striker', 'बेस लाइन पर स्ट्राइकर रखने की जगह नहीं', {
    icf: ['142'],
    'icf-short': ['45'],
  }),
  q('the lights went out in the middle of a board', 'बीच में बिजली चली गई', {
    icf: ['140'],
    'icf-short': ['43'],
  }),
  q('can we shift the table', 'क्या टेबल खिसका सकते हैं', { icf: ['118a', '118b', '119'] }),
];
