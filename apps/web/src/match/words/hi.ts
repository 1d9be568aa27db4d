import { counted, man } from '@opencarrom/laws/words/grammar/hi';
import type { MatchRoomWords } from '../words.js';

export const words = {
  colour: { white: 'सफ़ेद', black: 'काली' },
  owes: (count, now) =>
    now > 0 && now < count ? `${count} बकाया (${now} अभी)` : `${count} ${man(count)} बकाया`,
  menLeft: (count) => counted(count, '1 गोटी बची', `${count} गोटियाँ बचीं`, 'कोई गोटी नहीं बची'),
  queenTheirs: 'रानी इनके पास',
  queenToCover: 'इस स्ट्रोक से रानी को कवर करें',
  score: 'स्कोर',
  strike: 'मारें',
  power: 'ज़ोर',
  spin: 'स्पिन',
  hint: 'सुझाव',
  hintLeft: (left) => (left === null ? 'सुझाव' : `सुझाव (${left})`),
  showMe: 'दिखाएँ',
  ghost: 'सिर्फ़ दिखाने को। गोटियाँ वापस आएँगी।',
  sheet: 'स्कोर शीट',
  why: 'क्यों?',
  close: 'बंद करें',
  law: (id) => `नियम ${id}`,
  games: (won) => `${won} गेम`,
  running: 'जारी',
  gameBoard: (game, board) => `गेम ${game} · बोर्ड ${board}`,
  skip: 'आगे बढ़ें',
  place: 'रख दें',
  unkept: {
    full: 'डिवाइस की स्टोरेज भर गई है, इसलिए खेल सहेजा नहीं जा रहा। कुछ खेल मिटाएँ, और यह पेज खुला रखें।',
    forbidden: 'यह ब्राउज़र यहाँ खेल नहीं सहेजता। पेज बंद करने पर खेल मिट जाएगा।',
    elsewhere: 'यह खेल दूसरे टैब में आगे बढ़ गया है। अब यह ऐसा है।',
    failed: 'पिछला स्ट्रोक सहेजा नहीं गया। अगले के साथ फिर कोशिश होगी।',
    unread: 'सहेजा हुआ खेल अभी पढ़ा नहीं जा सका। दूसरी विंडो में जो हुआ, वह यहाँ शायद न दिखे।',
  },
  computerLost: 'कंप्यूटर खिलाड़ी ने जवाब देना बंद कर दिया। बोर्ड नहीं बदला।',
  computerRefused: (why) => `कंप्यूटर खिलाड़ी इस बोर्ड को समझ नहीं पाया: ${why}`,
  placeHelp: (number, of) =>
    `जहाँ चाहें खींचें, फिर “रख दें” पर टैप करें${of > 1 ? ` ·\u00a0${of}\u00a0में\u00a0से\u00a0${number}` : '।'}`,
  faults: {
    outside: 'गोटी पूरी तरह बाहरी घेरे के अंदर रखें।',
    'on-centre': 'गोटी बीच के घेरे से दूर रखें।',
    'on-man': 'गोटी किसी दूसरी गोटी को न छुए।',
    pair: 'यहाँ नहीं: इससे रानी पर आसान शॉट बनता है।',
    cannon: 'यहाँ नहीं: इससे रानी पर आसान शॉट बनता है।',
  },
  aids: { ghost: 'पूरी', line: 'सिर्फ़ रेखा', none: 'बंद' },
  aim: 'बोर्ड। तीर-कुंजियों से निशाना लगाएँ।',
  aimHelp:
    'बाएँ-दाएँ से स्ट्राइकर खिसकाएँ। ऊपर या Enter से निशाने पर जाएँ, फिर बाएँ-दाएँ से निशाना घुमाएँ; Shift से बारीक। + और − से ज़ोर, [ और ] से स्पिन, Enter से मारें, Escape से पीछे।',
} satisfies MatchRoomWords;
