import { counted } from '@opencarrom/laws/words/grammar/hi';
import type { ScreenWords } from '../words.js';

const TH = ['पहली', 'दूसरी', 'तीसरी', 'चौथी', 'पाँचवीं', 'छठी', 'सातवीं', 'आठवीं', 'नौवीं', 'दसवीं'];
const nth = (number: number): string => TH[number - 1] ?? `${number}वीं`;
const nthTry = (number: number): string => `${nth(number)} कोशिश`;
const tries = (count: number): string => counted(count, '1 कोशिश', `${count} कोशिशें`, 'कोई कोशिश नहीं');
const SIDES = { left: 'बाएँ', right: 'दाएँ', far: 'दूर वाले', near: 'पास वाले' };

export const words = {
  title: 'शॉट',
  about: 'हर दिन एक शॉट, और अभ्यास के दस विषय। जितनी बार चाहें कोशिश करें।',
  leave: 'सभी शॉट पर लौटें',
  settings: 'सेटिंग',
  board: 'शॉट का बोर्ड। तीर-कुंजियों से निशाना लगाएँ। H से सुझाव, T से गोटियाँ वापस।',

  daily: 'आज का शॉट',
  earlier: 'पिछला शॉट',
  inARow: (days) => [String(days), 'दिन\nलगातार'],
  week: (monday) => (monday === null ? 'यह हफ़्ता' : `${monday} का हफ़्ता`),
  dayTold: (date, mark, count) =>
    `${date}: ${
      {
        done: `हो गया, ${nthTry(count)} में`,
        'made-up': `बाद में हुआ, ${nthTry(count)} में`,
        open: count === 0 ? 'नहीं खेला' : `नहीं हुआ, ${tries(count)}`,
        today: count === 0 ? 'आज' : `आज, ${tries(count)}`,
        ahead: 'अभी नहीं',
      }[mark]
    }`,
  madeUp: 'यह दिन बीत गया। शॉट अब भी खेल सकते हैं, पर वह लगातार दिनों में नहीं गिना जाएगा।',
  notYet: 'यह शॉट अभी आना है',
  notYetText: 'यह अपने दिन पर खुलेगा। आज का शॉट तैयार है।',
  todays: 'आज का शॉट',
  solvers: (solved, tried, isToday) => `${isToday ? 'आज ' : ''}${tried} में से ${solved} ने किया`,
  play: 'खेलें',
  look: 'देखें',
  notKept: 'यह ब्राउज़र यहाँ कुछ नहीं सहेजता। पेज बंद करने पर परिणाम मिट जाएँगे।',

  nthTry,
  doneAt: (number) => `हो गया, ${nthTry(number)} में`,
  left: (stars) =>
    counted(stars, '1 सितारा अब भी मिल सकता है', `${stars} सितारे अब भी मिल सकते हैं`, 'कोई सितारा बाकी नहीं'),
  stars: (stars, of) => `${of} में से ${counted(stars, '1 सितारा', `${stars} सितारे`, 'कोई सितारा नहीं')}`,
  again: 'फिर से',
  playAgain: 'दोबारा खेलें',
  undo: 'वापस लें',
  undoCounts: 'यह स्ट्रोक वापस ले सकते हैं। यह एक कोशिश गिनी जाएगी।',
  hint: 'सुझाव',
  moreHint: 'एक और सुझाव',
  solution: 'हल',
  watched: 'यह एक तरीका है। अब ख़ुद कोशिश करें।',
  share: 'शेयर करें',
  copied: 'कॉपी हो गया। किसी संदेश में पेस्ट करें।',
  notCopied: 'ब्राउज़र ने कॉपी नहीं किया। टेक्स्ट चुनकर ख़ुद कॉपी करें।',
  next: 'अगला शॉट',
  another: 'दूसरा शॉट',
  why: 'क्यों?',

  ways: 'दूसरों ने कैसे किया',
  yours: 'आपका',
  otherWays: 'दूसरे तरीकों से',
  way: (kind, side) => {
    switch (kind) {
      case 'straight':
        return 'सीधे';
      case 'cut':
        return 'कट से';
      case 'bank':
        return side ? `गोटी ${SIDES[side]} किनारे से टकराकर` : 'गोटी किनारे से टकराकर';
      case 'rebound':
        return side ? `पहले स्ट्राइकर ${SIDES[side]} किनारे से` : 'पहले स्ट्राइकर किनारे से';
      case 'double-rebound':
        return 'पहले स्ट्राइकर दो किनारों से';
      case 'combination':
        return 'दूसरी गोटी के धक्के से';
      case 'cannon':
        return 'दूसरी गोटी से होकर';
      case 'break':
        return 'ब्रेक';
      case 'opening':
        return 'सटी गोटियों में';
      case 'safety':
        return 'बचाव का शॉट';
      case 'keep':
        return 'धीरे से पॉकेट तक';
      case 'try':
        return 'दूसरा तरीका';
    }
  },
  countMe: 'मेरा परिणाम गिनें',
  countMeNote: 'आपका परिणाम सिर्फ़ इस डिवाइस पर है। चाहें तो इसे बिना नाम के गिना जा सकता है।',

  ladder: 'दस विषय',
  ladderNote: 'अगला शॉट आपके खेल के हिसाब से आता है।',
  anyTheme: 'अगला शॉट, कोई भी विषय',
  solvedOf: (solved, all) => `${all} में से ${solved} हल`,
  ofLesson: (number, of) => `पाठ का शॉट ${number}, कुल ${of}`,
  backToLesson: 'पाठ पर लौटें',
  noSuchShot: 'इस पते पर कोई शॉट नहीं।',
  toShots: 'सभी शॉट',
} satisfies ScreenWords;
