import { players } from '@opencarrom/tournament/words/players/en';
import type { PlayersFileWords } from '../players-file.js';

export const playersFile: PlayersFileWords = {
  faults: players,
  notUtf8: (byte) => `byte ${byte} of the line is no UTF-8: save the table as "CSV UTF-8"`,
  passedOver: (heads) => `Columns passed over: ${heads}.`,
  fromKeyboard: 'Reading players from the keyboard, one a line; end with Ctrl-D.',
  andMore: (count) => `and ${count} more`,
};
