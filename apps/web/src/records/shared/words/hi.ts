import type { SharedWords } from '../words.js';

export const words = {
  titles: {
    match: 'शेयर किया गया मैच',
    board: 'शेयर किया गया बोर्ड',
    stroke: 'शेयर किया गया स्ट्रोक',
    shot: 'शेयर किया गया शॉट',
    position: 'शेयर की गई स्थिति',
  },
  toStrike: (side) => `${side === 'white' ? 'सफ़ेद' : 'काली'} की बारी। आप क्या खेलेंगे?`,
  watch: 'शॉट देखें',
  board: 'बोर्ड',
  reading: 'लिंक खुल रहा है…',
  readingShare: (percent) => `लिंक खुल रहा है… ${percent}%`,
  unreadable: 'यह लिंक खुल नहीं सकता',
  where: (game, board) => `गेम ${game}, बोर्ड ${board}`,
  checked: 'जाँचा हुआ',
  checkedNote: (hash) =>
    `हर स्ट्रोक इस डिवाइस पर फिर से खेला गया और हर निर्णय फिर से दिया गया। परिणाम लिंक से मेल खाता है: ${hash}।`,
  checkedShot: (hash) => `शॉट इस डिवाइस पर फिर से खेला गया। वह वहीं रुकता है, जहाँ लिंक बताता है: ${hash}।`,
  tryIt: 'ख़ुद खेलकर देखें',
  keep: 'मेरे खेलों में सहेजें',
  kept: 'आपके खेलों में सहेज लिया गया।',
  open: 'वहाँ खोलें',
  shareOn: 'शेयर करें',
  home: 'होम पर जाएँ',
} satisfies SharedWords;
