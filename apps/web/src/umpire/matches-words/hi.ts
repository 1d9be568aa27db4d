import type { MatchesWords } from '../matches-words.js';

export const words = {
  title: 'अंपायर की कुर्सी',
  about: 'असली बोर्ड के लिए: जो गिरा उस पर टैप करें; निर्णय, बारी और स्कोर जानें। नेटवर्क नहीं चाहिए।',
  newMatch: 'नया मैच',
  empty: 'अभी कोई मैच नहीं। नाम, नियम-पुस्तक, टॉस: एक मिनट से कम।',
  saveAll: 'सभी मैच एक फ़ाइल में सहेजें',
} satisfies MatchesWords;
