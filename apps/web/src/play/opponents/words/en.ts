import { levelNames } from '@opencarrom/ai/words/levels/en';
import type { OpponentWords } from '../words.js';

const NAMES = Object.values(levelNames);
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const spelled = (number: number): string => NUMBERS[number] ?? String(number);

export const words = {
  opponent: 'Your opponent',
  oneSide: 'One side',
  otherSide: 'The other side',
  level: (level) => `Level ${level} · ${NAMES[level - 1]}`,
  pockets: (pocketed, tries) => `Pockets ${spelled(pocketed)} in ${spelled(tries)} tries.`,
  habits: [
    'Strikes softly and often misses badly.',
    'Plays the first coin that looks good.',
    'Plays gently and never strikes hard.',
    'Rarely uses more than half force.',
    'Keeps a steady hand. Leave nothing easy.',
    'Weighs up many shots before each stroke.',
    'Places the striker to the millimetre.',
    'Aims to half a degree and can strike hard.',
    'Looks at your reply before playing.',
    'Looks at your reply, and the hand hardly ever slips.',
  ],
  follows: 'Adapts to you',
  followsNote:
    'Starts easy. Win and the next opponent is a level stronger; lose clearly and it is a level weaker.',
  fixedNote: 'Stays at this level.',
} satisfies OpponentWords;
