import type { CallingWords } from '../calling-words.js';

export const words = {
  you: 'You',
  player: (number) => `Player ${number}`,
  level: (level) => `Level ${level}`,
  computer: (number) => `Computer ${number}`,
} satisfies CallingWords;
