import { counted } from '@opencarrom/laws/words/grammar/hi';
import type { ArenaWords } from '../words.js';

const time = (minutes: number): string =>
  minutes % 1440 === 0
    ? `${minutes / 1440} दिन`
    : minutes % 60 === 0
      ? counted(minutes / 60, '1 घंटा', `${minutes / 60} घंटे`)
      : `${minutes} मिनट`;

export const words = {
  title: 'इस टूर्नामेंट में खेलें',
  terms: (minutes) => `हर ड्रॉ के बाद आने का समय: ${time(minutes)}। जो समय पर न आए, मैच उसके हाथ से जाता है।`,
  goesOn: 'सभी नतीजे आते ही अगला राउंड अपने-आप शुरू होता है।',
  casual: 'बिना रेटिंग',
  rated: 'रेटिंग वाला',
  ratedNeeds: 'यहाँ के मैच रेटिंग वाले हैं। रेटिंग के लिए खाता चाहिए।',
  toAccount: 'खाता बनाएँ',
  enter: 'भाग लें',
  ask: 'भाग लेने का अनुरोध करें',
  asked: 'आपका अनुरोध आयोजक के पास है। स्वीकार होते ही यहाँ दिखेगा।',
  closed: 'इस टूर्नामेंट में खिलाड़ी आयोजक दर्ज करते हैं।',
  isIn: 'आपका नाम दर्ज है',
  noMatch: 'ड्रॉ होते ही आपका अगला मैच यहाँ दिखेगा। यह पेज खुला रखें।',
  leave: 'टूर्नामेंट छोड़ें',
  leaveSure: 'टूर्नामेंट छोड़ना है?',
  leaveMeans: 'आगे के ड्रॉ में आपका नाम नहीं होगा। नतीजे बने रहेंगे, पर जो मैच बाकी है वह हाथ से जाएगा।',
  stay: 'बने रहें',
  hasLeft: 'आपने यह टूर्नामेंट छोड़ दिया है',
  comeBack: 'वापस आएँ',
  next: (round) => `आपका मैच, राउंड ${round}`,
  against: (name) => `सामने: ${name}`,
  comeBy: 'आने का समय',
  comeUntil: (at) => `${at} तक`,
  here: 'मैं यहाँ हूँ',
  theyWait: (name) => `${name} को आपका इंतज़ार है।`,
  waiting: (name) => `${name} का इंतज़ार`,
  waitingNote: 'दोनों के आते ही बोर्ड खुलेगा। यह पेज खुला रखें।',
  noShow: 'समय पूरा होने पर जो न आए, मैच उसके हाथ से जाता है। कोई न आए तो दोनों के हाथ से।',
  late: 'समय पूरा हुआ। नतीजा यहाँ थोड़ी देर में दिखेगा।',
  begun: 'बोर्ड खुल गया है',
  toBoard: 'बोर्ड पर जाएँ',
  notDone: (why) => `यह नहीं हो सका: ${why}`,
} satisfies ArenaWords;
