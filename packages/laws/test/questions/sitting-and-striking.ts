import { type Question, q } from './question.js';

export const SITTING_AND_STRIKING: readonly Question[] = [
  q('may I use my thumb', 'क्या अंगूठे से मार सकते हैं', {
    icf: ['34'],
    'icf-classic': ['8', 'def:thumbing'],
    starwood: ['H3'],
    iiitn: ['18', '17'],
  }),
  q('can I push the striker instead of flicking it', 'स्ट्राइकर को धक्का दे सकते हैं क्या', {
    icf: ['33'],
    'icf-classic': ['7', 'def:push'],
    starwood: ['H2'],
    iiitn: ['17'],
  }),
  q('which finger do I have to shoot with', 'किस उंगली से मारना होता है', {
    icf: ['34'],
    'icf-classic': ['8', 'def:finger'],
    starwood: ['H3'],
    iiitn: ['18'],
  }),
  q('can I play left handed', 'क्या बाएं हाथ से खेल सकते हैं', {
    icf: ['35'],
    'icf-short': ['4'],
    'icf-classic': ['9'],
    iiitn: ['13'],
  }),
  q('am I allowed to switch hands in the middle of the game', 'बीच में हाथ बदल सकते हैं', {
    icf: ['35'],
    'icf-short': ['4'],
    'icf-classic': ['9'],
    iiitn: ['13'],
  }),
  q('my elbow went over the board', 'कोहनी बोर्ड के ऊपर आ गई', {
    icf: ['37a'],
    'icf-short': ['5a'],
    'icf-classic': ['11a'],
    starwood: ['H4'],
  }),
  q('is the hand allowed to cross the arrow line', 'हाथ तीर की लाइन पार कर सकता है क्या', {
    icf: ['37b', '32'],
    'icf-short': ['5b', '3'],
    'icf-classic': ['11b', '6'],
    starwood: ['S4'],
  }),
  q('can I rest my hand on the board when I shoot', 'मारते समय हाथ बोर्ड पर टिका सकते हैं', {
    icf: ['36', '30a'],
    'icf-short': ['2'],
    'icf-classic': ['10', '4a'],
  }),
  q('he touched the board with his other hand', 'उसने दूसरा हाथ बोर्ड पर रख दिया', {
    icf: ['30a'],
    'icf-short': ['2'],
    'icf-classic': ['4a'],
  }),
  q('her bangles touched the surface', 'चूड़ी बोर्ड से छू गई', { icf: ['30b'], 'icf-classic': ['4b'] }),
  q('can I lean on the table to reach', 'क्या टेबल पर झुक कर सहारा ले सकते हैं', {
    icf: ['38a'],
    'icf-short': ['6a'],
    'icf-classic': ['12a'],
    starwood: ['H5'],
  }),
  q('can I stand up to take a shot', 'क्या खड़े होकर मार सकते हैं', {
    icf: ['91', '29'],
    'icf-short': ['1'],
    'icf-classic': ['64', '3'],
    starwood: ['S3'],
  }),
  q('can I move my chair', 'क्या कुर्सी खिसका सकते हैं', {
    icf: ['29'],
    'icf-short': ['1'],
    'icf-classic': ['3'],
    starwood: ['S2'],
  }),
  q('my stool is too low can I raise it', 'सीट नीची है, ऊंची कर सकता हूं', { icf: ['31'], 'icf-classic': ['5'] }),
  q('what if someone leaves the seat during the board', 'बोर्ड के बीच कोई सीट से उठ जाए तो', {
    icf: ['91'],
    'icf-classic': ['64'],
  }),
  q('where do partners sit', 'पार्टनर कहां बैठते हैं', { icf: ['28'], 'icf-classic': ['2'] }),
  q('where do I sit in singles', 'सिंगल्स में कहां बैठें', { icf: ['27'], 'icf-classic': ['1'] }),
  q('does the striker have to touch both lines', 'क्या स्ट्राइकर दोनों लाइन पर होना चाहिए', {
    icf: ['130a'],
    starwood: ['G1'],
    iiitn: ['12'],
  }),
  q('can the striker cover half of the red circle at the corner', 'स्ट्राइकर आधे गोले पर रख सकते हैं क्या', {
    icf: ['130b'],
    'icf-short': ['38'],
    starwood: ['G2'],
    iiitn: ['12'],
  }),
  q('can I hit a coin behind my own line', 'अपनी लाइन के पीछे वाली गोटी को सीधा मार सकते हैं', {
    starwood: ['H1'],
    iiitn: ['19'],
  }),
  q('the striker slipped from my finger does it count', 'स्ट्राइकर हाथ से फिसल गया, गिना जाएगा क्या', {
    icf: ['127a', '127b'],
    iiitn: ['28'],
  }),
  q('can I test how the striker slides before playing', 'क्या पहले स्ट्राइकर चला कर देख सकते हैं', {
    icf: ['135'],
    'icf-short': ['41'],
  }),
  q('can I bring my own striker', 'अपना स्ट्राइकर ला सकते हैं', { icf: ['115'] }),
  q('can I change my striker during a board', 'बोर्ड के बीच स्ट्राइकर बदल सकते हैं', { icf: ['117'] }),
  q('he left his striker lying on the frame', 'स्ट्राइकर फ्रेम पर छोड़ दिया', { icf: ['136a'] }),
  q('is it ok to hold a phone in my hand while playing', 'खेलते समय हाथ में फोन रख सकते हैं', { icf: ['133'] }),
];
