import { type Question, q } from './question.js';

export const SCORE: readonly Question[] = [
  q('how do you win a board', 'बोर्ड कैसे जीतते हैं', { icf: ['52a'], 'icf-classic': ['25a'], iiitn: ['8'] }),
  q('how are points counted', 'अंक कैसे गिने जाते हैं', {
    icf: ['53a', '52b.ii', '53b'],
    'icf-short': ['8.ii', '8.i'],
    'icf-classic': ['26a', '25b.ii', '26b'],
    starwood: ['P.calc1', 'P.calc2'],
    iiitn: ['10'],
  }),
  q('how many points is a game', 'गेम कितने अंक का होता है', {
    icf: ['56a'],
    'icf-short': ['9'],
    'icf-classic': ['29a'],
    starwood: ['P.knockout2', 'P.knockout3', 'P.final2'],
    iiitn: ['11'],
  }),
  q('what if nobody has 25 after eight boards', 'आठ बोर्ड के बाद 25 न हों तो', {
    icf: ['56a', '56b'],
    'icf-short': ['9'],
    'icf-classic': ['29a', '29b'],
  }),
  q('scores are level after the last board', 'आखिरी बोर्ड के बाद स्कोर बराबर है', {
    icf: ['56b'],
    'icf-short': ['10'],
    'icf-classic': ['29b'],
  }),
  q('what is the maximum points in one board', 'एक बोर्ड में ज्यादा से ज्यादा कितने अंक', {
    icf: ['55'],
    'icf-classic': ['28'],
  }),
  q('how many points is one coin worth', 'एक गोटी के कितने नंबर', {
    icf: ['52b.ii'],
    'icf-short': ['8.ii'],
    'icf-classic': ['25b.ii'],
    starwood: ['P.calc1'],
    iiitn: ['10'],
  }),
  q('how many games are there in a match', 'मैच में कितने गेम होते हैं', {
    'icf-classic': ['30'],
    starwood: ['P.league1'],
  }),
  q('what happens to coins still owed when the board ends', 'बोर्ड खत्म होने पर बकाया गोटियों का क्या', {
    icf: ['55'],
    'icf-classic': ['28'],
  }),
  q('when do we change sides', 'साइड कब बदलते हैं', {
    icf: ['60b', '60a'],
    'icf-classic': ['31', '33a', '32', '33b'],
    iiitn: ['15'],
  }),
  q('we forgot to change sides', 'साइड बदलना भूल गए', { icf: ['60c'], 'icf-classic': ['33c'] }),
  q('how long to change sides', 'साइड बदलने में कितना समय', { icf: ['61'], 'icf-classic': ['34'] }),
  q('can I ask the umpire for the score', 'क्या अंपायर से स्कोर पूछ सकते हैं', { icf: ['128'] }),
  q('what is a white slam', 'व्हाइट स्लैम क्या है', { 'icf-classic': ['def:white-slam'] }),
  q('can I take fewer extra points than I am offered', 'अतिरिक्त अंक कम भी ले सकते हैं क्या', { icf: ['87b'] }),
  q('how many boards in a semi final', 'सेमीफाइनल में कितने बोर्ड होते हैं', { starwood: ['P.knockout3'] }),
];
