import type { NewGameWords } from '../new-game-words.js';

export const words = {
  way: 'कौन खेलेगा',
  ways: {
    computer: { name: 'कंप्यूटर के साथ', note: 'दस लेवल' },
    two: { name: 'इसी डिवाइस पर', note: 'दो या चार लोग' },
    watch: { name: 'देखें', note: 'कंप्यूटर बनाम कंप्यूटर' },
  },
  hints: 'इस गेम में सुझाव',
  hintsAllowed: { none: 'कोई नहीं', three: 'तीन', any: 'जितने चाहें' },
  hand: 'आपके स्ट्रोक',
  exact: 'ठीक निशाने पर',
  handOf: (level) => `लेवल ${level} की चूक के साथ`,
  manner: 'स्ट्राइकर रखना',
  manners: { guided: 'सिर्फ़ सही जगह पर', strict: 'कहीं भी, ग़लती पर फ़ाउल' },
  names: 'नाम',
  pairs: ['पहली जोड़ी', 'दूसरी जोड़ी'],
  partner: (own, [one, other]) => `आपका जोड़ीदार: ${own}। विपक्षी: ${one} और ${other}।`,
  begin: 'शुरू करें',
  notBegun: 'खेल शुरू नहीं हो सका: इसे सहेजा नहीं जा सका। कुछ पुराने खेल मिटाएँ और फिर कोशिश करें।',
  more: 'और विकल्प',
  seat: 'आपकी जगह',
  seats: { S: 'दक्षिण', E: 'पूर्व', N: 'उत्तर', W: 'पश्चिम' },
  breaks: 'पहले ब्रेक किसका',
  breakChoices: { toss: 'टॉस से', me: 'मेरा', computer: 'कंप्यूटर का' },
} satisfies NewGameWords;
