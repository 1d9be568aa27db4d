import type { CallingWords } from '../calling-words.js';

export const words = {
  you: 'आप',
  player: (number) => `खिलाड़ी ${number}`,
  level: (level) => `लेवल ${level} कंप्यूटर`,
  computer: (number) => `कंप्यूटर ${number}`,
} satisfies CallingWords;
