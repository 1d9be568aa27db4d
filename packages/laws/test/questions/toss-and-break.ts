import { type Question, q } from './question.js';

export const TOSS_AND_BREAK: readonly Question[] = [
  q('what does the winner of the toss get to choose', 'टॉस जीतने वाला क्या चुनता है', {
    icf: ['39a', '39b', '39c'],
    'icf-classic': ['13a', '13b', '13c'],
    starwood: ['T1'],
    iiitn: ['2'],
  }),
  q('who breaks first', 'पहला ब्रेक कौन करता है', {
    icf: ['42', '39a', '49a.i'],
    'icf-classic': ['15', '13a', '22a.i'],
    starwood: ['T1'],
    iiitn: ['2'],
  }),
  q('can partners swap seats after the toss', 'टॉस के बाद जगह बदल सकते हैं क्या', {
    icf: ['39d'],
    'icf-classic': ['13d'],
    starwood: ['T2'],
  }),
  q('is there a practice board before the match', 'मैच से पहले ट्रायल बोर्ड मिलता है क्या', {
    icf: ['trial'],
    'icf-classic': ['trial'],
  }),
  q('how are the coins arranged at the start', 'शुरू में गोटियां कैसे सजाते हैं', {
    icf: ['41a'],
    'icf-classic': ['14a'],
  }),
  q('who plays white', 'सफेद गोटी किसकी होती है', {
    icf: ['43'],
    'icf-classic': ['16'],
    iiitn: ['2', '16'],
  }),
  q('my break did not touch anything', 'ब्रेक में कुछ नहीं छुआ', {
    icf: ['45a', '44'],
    'icf-short': ['7a'],
    'icf-classic': ['18a', '17'],
    iiitn: ['28'],
  }),
  q('how many chances do I get to break', 'ब्रेक के कितने मौके मिलते हैं', {
    icf: ['45a'],
    'icf-short': ['7a'],
    'icf-classic': ['18a'],
    iiitn: ['28'],
  }),
  q('what happens after three failed breaks', 'तीन बार ब्रेक न हो तो', {
    icf: ['45b'],
    'icf-short': ['7b'],
    'icf-classic': ['18b'],
    iiitn: ['28'],
  }),
  q('striker went in the pocket on the break without touching a coin', 'ब्रेक में स्ट्राइकर सीधा पॉकेट में चला गया', {
    icf: ['45c'],
    'icf-short': ['7c'],
    'icf-classic': ['18c'],
  }),
  q('he broke before the umpire said play', 'अंपायर के प्ले बोलने से पहले ब्रेक कर दिया', {
    icf: ['47'],
    'icf-classic': ['20'],
  }),
  q('how long do I have for the break', 'ब्रेक के लिए कितना समय है', { icf: ['46'], 'icf-classic': ['19'] }),
  q('who breaks the second board', 'दूसरे बोर्ड में ब्रेक किसका', {
    icf: ['49a.i'],
    'icf-classic': ['22a.i'],
    iiitn: ['16'],
  }),
  q('who starts the third game', 'तीसरा गेम कौन शुरू करता है', { icf: ['49a.iii'], 'icf-classic': ['22a.iii'] }),
  q('who starts the second game', 'दूसरा गेम कौन शुरू करता है', { icf: ['49a.ii'], 'icf-classic': ['22a.ii'] }),
];
