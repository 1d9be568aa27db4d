import type { OnlineWords } from '../words.js';

export const words = {
  match: 'मैच',
  closed: 'यह टेबल बंद है।',
  full: 'सभी सीटें भर चुकी हैं। आप देख सकते हैं।',
  watching: 'आप देख रहे हैं: सीटें भरी हैं।',
  youBreak: 'साइड और ब्रेक बदल गए: इस बार ब्रेक आपका है।',
  theyBreak: (name) => `साइड और ब्रेक बदल गए: इस बार ${name} ब्रेक करें।`,
  otherDevice: 'दूसरे डिवाइस पर जारी रखें',
  rating: 'रेटिंग',
  counts: { casual: 'सिर्फ़ मज़े के लिए', rated: 'रेटिंग वाला' },
  invitation: (name) => `${name} ने आपको खेलने बुलाया है`,
  invitationByNobody: 'आपको खेलने बुलाया गया है',
  sitDown: 'बैठें',
  watch: 'सिर्फ़ देखें',
  connecting: 'जुड़ रहे हैं…',
  another: 'दूसरे दोस्त के साथ',
  home: 'बोर्ड छोड़ें',
  talk: 'कुछ कहें',
  talkUnread: (count) => `नए संदेश: ${count}`,
} satisfies OnlineWords;
