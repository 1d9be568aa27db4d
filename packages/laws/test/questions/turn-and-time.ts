import { type Question, q } from './question.js';

export const TURN_AND_TIME: readonly Question[] = [
  q('when do I get another turn', 'दोबारा बारी कब मिलती है', { icf: ['48'], 'icf-classic': ['21'] }),
  q('how much time do I have for a shot', 'एक शॉट के लिए कितने सेकंड', { icf: ['50'], 'icf-classic': ['23'] }),
  q('he is taking too long to play', 'वह बहुत देर लगा रहा है', { icf: ['50'], 'icf-classic': ['23'] }),
  q('what if someone plays out of turn', 'किसी ने बिना बारी के मार दिया तो', {
    icf: ['51'],
    'icf-classic': ['24'],
  }),
  q('whose turn is next in doubles', 'डबल्स में अगली बारी किसकी', {
    icf: ['49b'],
    'icf-classic': ['22b'],
    starwood: ['H6'],
  }),
  q('can I pass my turn', 'क्या बारी छोड़ सकते हैं', { icf: ['137'], 'icf-short': ['42'] }),
  q('both players keep passing', 'दोनों बार-बार बारी छोड़ रहे हैं', { icf: ['137'], 'icf-short': ['42'] }),
  q('he shot before I picked up my striker', 'मेरा स्ट्राइकर उठाने से पहले उसने मार दिया', {
    icf: ['124c'],
    starwood: ['G4'],
  }),
  q('when does the 15 seconds start', '15 सेकंड कब से गिने जाते हैं', {
    icf: ['50', '124a', '124b'],
    'icf-classic': ['23'],
  }),
  q('how long is the rest between games', 'गेम के बीच कितना आराम मिलता है', { icf: ['138'] }),
  q('how late can a player be for the match', 'मैच में कितनी देर से आ सकते हैं', { icf: ['143i'] }),
];
