import type { CallingWords } from '../calling-words.js';

const OPPONENTS = ['मीना', 'लियो', 'रेखा', 'जोसेफ़', 'फ़रीदा', 'अर्जुन', 'मेई', 'हरजीत', 'लक्ष्मी', 'विक्रम'];

export const words = {
  you: 'आप',
  player: (number) => `खिलाड़ी ${number}`,
  opponents: OPPONENTS,
  level: (level) => `${OPPONENTS[level - 1]} (लेवल ${level})`,
  computer: (number) => `कंप्यूटर ${number}`,
} satisfies CallingWords;
