import { players } from '@opencarrom/tournament/words/players/hi';
import type { PlayersFileWords } from '../players-file.js';

export const playersFile: PlayersFileWords = {
  faults: players,
  notUtf8: (byte) => `पंक्ति का बाइट ${byte} UTF-8 नहीं है: सूची को "CSV UTF-8" के रूप में सहेजें`,
  passedOver: (heads) => `ये कॉलम नहीं पढ़े गए: ${heads}।`,
  fromKeyboard: 'खिलाड़ी कीबोर्ड से पढ़े जा रहे हैं, हर पंक्ति में एक; अंत में Ctrl-D दबाएँ।',
  andMore: (count) => `और भी हैं: ${count}`,
};
