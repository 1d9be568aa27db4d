import { counted } from '@opencarrom/laws/words/grammar/hi';
import type { BigWords } from '../big-words.js';

export const words = {
  title: 'स्कोरबोर्ड',
  missing: 'यह मैच इस डिवाइस पर नहीं है।',
  allMatches: 'सभी मैच',
  back: 'अंपायर स्क्रीन पर लौटें',
  fill: 'पूरी स्क्रीन',
  games: (won) => `${won} गेम`,
  men: (count) => counted(count, '1 गोटी बाकी', `${count} गोटियाँ बाकी`, 'कोई गोटी बाकी नहीं'),
  owes: (count) => `${count} बकाया`,
  queen: 'रानी',
} satisfies BigWords;
