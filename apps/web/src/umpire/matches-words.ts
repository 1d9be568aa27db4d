import type { Catalogues } from '../device/language.js';

interface MatchesWords {
  readonly title: string;
  readonly about: string;
  readonly newMatch: string;
  readonly empty: string;
  readonly saveAll: string;
}

export const words: Catalogues<MatchesWords> = {
  en: {
    title: 'The umpire’s chair',
    about:
      'For a wooden board: tap what fell, and hear the ruling, whose turn, and the score. No network needed.',
    newMatch: 'A new match',
    empty: 'No match yet. Names, a rulebook, a toss: it takes less than a minute.',
    saveAll: 'Save all matches in one file',
  },
  hi: {
    title: 'अंपायर की कुर्सी',
    about: 'लकड़ी के बोर्ड के लिए: जो गिरा उसे छुएँ, निर्णय, बारी और स्कोर जानें। नेटवर्क नहीं चाहिए।',
    newMatch: 'नया मैच',
    empty: 'अभी कोई मैच नहीं। नाम, नियम-पुस्तक, टॉस: एक मिनट से कम।',
    saveAll: 'सब मैच एक फ़ाइल में सहेजें',
  },
};
