import type { FarSettingsWords } from '../far-settings-words.js';

export const words = {
  title: 'ऑनलाइन खेल',
  showsAim: 'मेरा निशाना दूसरों को दिखाएँ',
  showsAimNote: 'निशाना लगाते समय स्ट्राइकर और रेखा; यह कभी सहेजा नहीं जाता',
  notifies: 'सूचनाएँ',
  notifiesNote: 'आपकी बारी आने या विपक्षी के आने पर, जब आप कहीं और देख रहे हों',
  notifiesDenied: 'ब्राउज़र ने इस साइट के लिए इन्हें रोका है। उसकी सेटिंग में अनुमति दें।',
  notifiesNowhere: 'इस ब्राउज़र में सूचनाएँ नहीं हैं।',
} satisfies FarSettingsWords;
