import type { MatchesWords } from '../matches-words.js';

export const words = {
  title: 'अंपायर की कुर्सी',
  about: 'लकड़ी के बोर्ड के लिए: जो गिरा उसे छुएँ, निर्णय, बारी और स्कोर जानें। नेटवर्क नहीं चाहिए।',
  newMatch: 'नया मैच',
  empty: 'अभी कोई मैच नहीं। नाम, नियम-पुस्तक, टॉस: एक मिनट से कम।',
  saveAll: 'सब मैच एक फ़ाइल में सहेजें',
} satisfies MatchesWords;
