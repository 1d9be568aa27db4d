import { type Question, q } from './question.js';

export const DUES: readonly Question[] = [
  q('what is a due', 'ड्यू क्या होता है', {
    icf: ['72a'],
    'icf-short': ['13a'],
    'icf-classic': ['def:due', '45a'],
    iiitn: ['20'],
  }),
  q('who places the penalty coin', 'पेनल्टी की गोटी कौन रखता है', {
    icf: ['64a', '72a', '76', '78b.i'],
    'icf-short': ['11a', '13a', '16a'],
    'icf-classic': ['37a', '45a', '51b.i'],
    iiitn: ['21'],
    starwood: ['F7'],
  }),
  q('where can I place the due', 'ड्यू की गोटी कहां रख सकते हैं', {
    icf: ['84a', '85', '89b'],
    'icf-short': ['20a', '21', '22'],
    'icf-classic': ['57a', '58', '62b', 'def:placing'],
    iiitn: ['21'],
    starwood: ['F5', 'F7'],
  }),
  q('can I put the due in the centre circle', 'ड्यू बीच के गोले पर रख सकते हैं क्या', {
    icf: ['89b'],
    'icf-short': ['22'],
    'icf-classic': ['62b'],
    iiitn: ['21'],
    starwood: ['F5'],
  }),
  q('how much time to place the due', 'ड्यू रखने के लिए कितना समय', { icf: ['88a'], 'icf-classic': ['61'] }),
  q('do I have to take the fine or can I refuse it', 'फाइन लेना जरूरी है या छोड़ सकते हैं', {
    icf: ['87a'],
    'icf-classic': ['60'],
  }),
  q('there is no space to place the coin', 'गोटी रखने की जगह ही नहीं है', {
    icf: ['79a'],
    'icf-short': ['17a'],
    'icf-classic': ['52a'],
  }),
  q('he placed his own coin instead of mine', 'उसने मेरी जगह अपनी गोटी रख दी', {
    icf: ['82a'],
    'icf-short': ['19a'],
    'icf-classic': ['55a'],
  }),
  q('a wrong coin was placed and nobody saw it', 'गलत गोटी रखी गई और किसी ने देखा नहीं', {
    icf: ['82b'],
    'icf-short': ['19b'],
    'icf-classic': ['55b'],
  }),
  q('I touched another coin while placing the due', 'ड्यू रखते समय दूसरी गोटी हिल गई', {
    icf: ['86'],
    'icf-classic': ['59'],
    starwood: ['F7'],
  }),
  q('can I place the coin so that it makes a shot with the queen', 'ड्यू रानी के साथ शॉट बनाकर रख सकते हैं', {
    icf: ['114'],
    'icf-classic': ['87', 'def:shot'],
  }),
  q('can I hold my striker while placing', 'ड्यू रखते समय स्ट्राइकर हाथ में रख सकते हैं', {
    icf: ['84b'],
    'icf-short': ['20b'],
    'icf-classic': ['57b'],
  }),
  q('we both owe one do they cancel out', 'दोनों का एक-एक बकाया है तो बराबर हो जाएगा क्या', {
    icf: ['89a'],
    'icf-classic': ['62a'],
  }),
  q('who places the due in doubles', 'डबल्स में ड्यू कौन रखेगा', {
    icf: ['78b.i', '78b.ii'],
    'icf-short': ['16a', '16b'],
    'icf-classic': ['51b.i', '51b.ii'],
  }),
  q('can my partner take the coin out for me', 'क्या पार्टनर मेरे लिए गोटी निकाल सकता है', {
    icf: ['90'],
    'icf-classic': ['63'],
  }),
  q('the due was forgotten and play went on', 'ड्यू रखना भूल गए और खेल आगे बढ़ गया', {
    icf: ['83'],
    'icf-classic': ['56'],
  }),
  q('the due was put outside the big circle', 'ड्यू बड़े गोले के बाहर रख दिया', {
    icf: ['85'],
    'icf-short': ['21'],
    'icf-classic': ['58'],
  }),
  q('when does an owed coin come out', 'बकाया गोटी कब निकलती है', {
    icf: ['78a', '72c'],
    'icf-short': ['13c'],
    'icf-classic': ['51a', '45b'],
    starwood: ['F5'],
    iiitn: ['21'],
  }),
];
