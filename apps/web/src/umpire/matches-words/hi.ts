import type { MatchesWords } from '../matches-words.js';

export const words = {
  title: 'अंपायर',
  about: 'असली बोर्ड के लिए: जो गिरा उस पर टैप करें; निर्णय, बारी और स्कोर देखें। बिना नेटवर्क चलता है।',
  newMatch: 'नया मैच',
  empty: 'अभी कोई मैच नहीं। एक शुरू करें: नाम, नियम-पुस्तक, टॉस।',
  saveAll: 'सभी मैच एक फ़ाइल में सहेजें',
} satisfies MatchesWords;
