import { counted, man } from '@opencarrom/laws/words/grammar/hi';
import type { MatchRoomWords } from '../words.js';

export const words = {
  colour: { white: 'सफ़ेद', black: 'काली' },
  owes: (count, now) =>
    now > 0 && now < count ? `${count} बकाया, ${now} अभी` : `${count} ${man(count)} बकाया`,
  menLeft: (count) => counted(count, 'बोर्ड पर 1 गोटी', `बोर्ड पर ${count} गोटियाँ`, 'बोर्ड पर कोई गोटी नहीं'),
  queenTheirs: 'रानी इनके पास',
  queenToCover: 'इस स्ट्रोक से रानी को कवर करें',
  score: 'स्कोर',
  strike: 'मारें',
  power: 'ज़ोर',
  spin: 'स्पिन',
  hint: 'सुझाव',
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
    full: 'डिवाइस की स्टोरेज भर गई है: खेल चलता रहेगा, और जगह होते ही सहेजा जाएगा। कुछ रिकॉर्ड हटाएँ, और तब तक पेज बंद न करें।',
    forbidden: 'यह ब्राउज़र कुछ सहेजता नहीं: खेल पेज बंद होने तक ही रहेगा।',
    elsewhere: 'यह खेल दूसरे टैब में आगे बढ़ गया है। अब यह ऐसा है।',
    failed: 'पिछला स्ट्रोक सहेजा नहीं जा सका; अगले के साथ फिर कोशिश होगी।',
    unread: 'डिवाइस पर रखा खेल अभी पढ़ा नहीं जा सका: दूसरी विंडो में जो हुआ, वह यहाँ शायद न दिखे।',
  },
  computerLost: 'कंप्यूटर खिलाड़ी जवाब नहीं दे रहा। बोर्ड जैसा है वैसा ही रहेगा।',
  computerRefused: (why) => `कंप्यूटर खिलाड़ी इस बोर्ड को समझ नहीं पाया: ${why}`,
  placeHelp: (number, of) =>
    `चाहें तो गोटी खिसकाएँ, फिर रख दें${of > 1 ? ` ·\u00a0${of}\u00a0में\u00a0से\u00a0${number}` : '।'}`,
  faults: {
    outside: 'गोटी पूरी तरह बाहरी घेरे के भीतर हो।',
    'on-centre': 'गोटी बीच के घेरे को न छुए।',
    'on-man': 'गोटी किसी दूसरी गोटी को न छुए।',
    pair: 'रानी के साथ पेयर बनेगा।',
    cannon: 'रानी के साथ कैनन बनेगा।',
  },
  aids: { ghost: 'रेखा और छाया', line: 'रेखा', none: 'कुछ नहीं' },
  aim: 'बोर्ड। तीर-कुंजियों से निशाना लगाएँ।',
  aimHelp:
    'बाएँ-दाएँ से स्ट्राइकर खिसकाएँ। ऊपर या Enter से निशाने पर जाएँ, फिर बाएँ-दाएँ से निशाना घुमाएँ; Shift से बारीक। + और − से ज़ोर, [ और ] से स्पिन, Enter से मारें, Escape से पीछे।',
} satisfies MatchRoomWords;
