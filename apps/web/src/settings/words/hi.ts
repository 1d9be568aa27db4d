import type { SettingsWords } from '../words.js';

const gamesCounted = (count: number): string => (count === 0 ? 'कोई खेल नहीं' : `${count} खेल`);

export const words = {
  title: 'सेटिंग',
  you: 'आप',
  name: 'आपका नाम',
  nameNote: 'बोर्ड पर और रिकॉर्ड में दिखता है। इसी डिवाइस पर रहता है।',
  language: 'भाषा',
  account: 'आपका खाता, और इस डिवाइस के खिलाड़ी',
  looks: 'रूप-रंग',
  theme: 'थीम',
  themes: { system: 'डिवाइस जैसी', dusk: 'गहरी', paper: 'हल्की', contrast: 'हाई कॉन्ट्रास्ट' },
  board: 'बोर्ड',
  boards: {
    classic: 'सामान्य लकड़ी',
    birch: 'बर्च और आबनूस',
    teak: 'सागौन',
    rosewood: 'शीशम का फ़्रेम',
    dark: 'गहरी लकड़ी',
    contrast: 'हाई कॉन्ट्रास्ट',
  },
  men: 'गोटियाँ',
  menDesigns: { classic: 'सामान्य', walnut: 'बॉक्सवुड और अखरोट', slate: 'स्लेट', oxblood: 'हाथीदाँत और गहरा लाल' },
  striker: 'स्ट्राइकर',
  strikers: { flower: 'फूल', compass: 'कम्पास', wheel: 'पहिया', moon: 'चाँद' },
  play: 'बोर्ड पर',
  aid: 'निशाने में मदद',
  aids: {
    ghost: { name: 'पूरी', note: 'स्ट्राइकर गोटी से कहाँ टकराएगा' },
    line: { name: 'सिर्फ़ रेखा', note: 'पहले स्पर्श तक' },
    none: { name: 'बंद', note: 'असली बोर्ड की तरह' },
  },
  rate: 'ऐनिमेशन की गति',
  rates: { 0.25: 'बहुत धीमी', 0.5: 'धीमी', 1: 'सामान्य', 2: 'तेज़' },
  volume: 'आवाज़',
  mute: 'बंद',
  vibrate: 'वाइब्रेशन',
  vibrateNote: 'टक्कर पर, और ऑनलाइन आपकी बारी आने पर, अगर फ़ोन में हो',
  app: 'यह डिवाइस',
  install: 'ऐप इंस्टॉल करें',
  installed: 'ऐप इस डिवाइस पर इंस्टॉल है।',
  installNote: 'अपना आइकन मिलता है और नेटवर्क के बिना चलता है।',
  installByHand:
    'पहली बार के बाद यह नेटवर्क के बिना भी चलता है। आइकन के लिए ब्राउज़र के मेन्यू में “इंस्टॉल करें” या “होम स्क्रीन पर जोड़ें” चुनें।',
  storage: 'इस डिवाइस पर सहेजा हुआ',
  used: (used, games) => `${gamesCounted(games)}, ऐप सहित कुल ${used}।`,
  usedUnknown: (games) => `${gamesCounted(games)}।`,
  safe: 'जगह कम होने पर भी ब्राउज़र आपके खेल नहीं मिटाएगा।',
  unsafe: 'जगह कम होने पर ब्राउज़र आपके खेल मिटा सकता है।',
  askToKeep: 'मेरे खेल सुरक्षित रखें',
  refusedToKeep: 'ब्राउज़र ने मना किया। ज़रूरी खेल फ़ाइलों में सहेज लें।',
  deleteAll: 'इस डिवाइस से सब मिटाएँ…',
  deleteTitle: 'सब मिटा दें?',
  deleteText: (games) =>
    games === 0
      ? 'आपकी सेटिंग इस डिवाइस से हमेशा के लिए मिट जाएगी।'
      : `${games} खेल और आपकी सेटिंग इस डिवाइस से हमेशा के लिए मिट जाएँगे। जो खेल रखने हों, उन्हें पहले “खेल” में जाकर फ़ाइल में सहेज लें।`,
  deleteYes: 'सब मिटाएँ',
  no: 'रहने दें',
  notDeleted: 'ब्राउज़र ने मिटाने से मना किया। कुछ नहीं बदला।',
} satisfies SettingsWords;
