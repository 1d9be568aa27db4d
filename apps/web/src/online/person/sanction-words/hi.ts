import type { SanctionWords } from '../sanction-words.js';

export const words = {
  kinds: {
    hush: { name: 'सिर्फ़ तैयार बातें', note: 'अपने शब्द नहीं।' },
    unrated: { name: 'बिना रेटिंग', note: 'रेटिंग वाले मैच नहीं।' },
    closed: { name: 'बंद', note: 'कोई खेल नहीं। डेटा सहेजा जा सकता है, और अपील हो सकती है।' },
  },
  until: (when) => `${when} तक`,
  forGood: 'हमेशा के लिए',
  because: (reason) => `कारण: ${reason}`,
  mine: 'आपके खाते पर लगी रोक',
  appeal: 'अपील करें',
  appealNote: 'एक बार: मॉडरेटर इसे फिर देखेंगे और जवाब यहीं मिलेगा।',
  appealText: 'रोक क्यों हटाई जाए',
  send: 'अपील भेजें',
  appealed: 'आपकी अपील भेजी जा चुकी है।',
  appealedNote: 'जवाब यहीं दिखेगा।',
  answered: (answer) => `मॉडरेटरों का जवाब: ${answer}`,
  past: 'आपकी अपीलें',
  textMissing: 'पहले कारण लिखें।',
} satisfies SanctionWords;
