import type { MeetingWords } from '../words.js';

export const words = {
  name: 'आपका नाम',
  nameNote: 'यह आपके दोस्त को दिखेगा।',
  as: (name) => `आपका नाम: ${name}`,
  noSuchMatch: 'इस लिंक पर कोई मैच नहीं है।',
  noSeat: 'इस बोर्ड पर कोई जगह ख़ाली नहीं है।',
  tooMany: 'एक साथ बहुत ज़्यादा हो गया। थोड़ा रुककर फिर कोशिश करें।',
  unreachable: 'सर्वर तक नहीं पहुँच पा रहे हैं।',
  otherwise: 'यह नहीं हो सका।',
  tryAgain: 'फिर कोशिश करें',
} satisfies MeetingWords;
