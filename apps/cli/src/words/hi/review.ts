import { levelNames } from '@opencarrom/ai/words/levels/hi';
import { hi as spoken } from '@opencarrom/review/words/hi';
import type { ReviewDeskWords } from '../review.js';

export const review: ReviewDeskWords = {
  spoken,
  levels: levelNames,
  faults: {
    observed: 'यह मैच असली बोर्ड पर खेला गया: रिकॉर्ड में गोटियों की जगह नहीं लिखी है, इसलिए इसके स्ट्रोक परखे नहीं जा सकते',
    'other-physics':
      'यह मैच फ़िज़िक्स के दूसरे संस्करण से खेला गया: इसके स्ट्रोक दोबारा आज़माए नहीं जा सकते, इसलिए परखे भी नहीं जा सकते',
    'no-strokes': 'इस रिकॉर्ड में अभी कोई स्ट्रोक नहीं हुआ, इसलिए परखने को कुछ नहीं है',
  },
  board: (game, board, white) => `गेम ${game}, बोर्ड ${board}। सफ़ेद: ${white}।`,
  wonBy: (name) => `जीत: ${name}।`,
  playedAgain: 'किसी ने नहीं जीता: बोर्ड दोबारा खेला गया।',
  notOver: 'अभी पूरा नहीं हुआ।',
  strokeColumns: ['स्ट्रोक', 'खिलाड़ी', 'निशान', 'A की संभावना'],
  playerColumns: ['खिलाड़ी', 'सटीकता', 'पॉकेट हुईं', 'अपेक्षित'],
  turning: 'जहाँ पासा पलटा',
  reviewing: (strokes) => `परखे गए स्ट्रोक: ${strokes}`,
  stopped: (strokes) => `रोका गया। परखे गए स्ट्रोक: ${strokes}।`,
  drawn: (file) => `रेखाचित्र ${file} में है।`,
};
