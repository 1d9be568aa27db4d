import type { CallingWords } from '../calling-words.js';

const OPPONENTS = ['Mina', 'Leo', 'Rekha', 'Joseph', 'Farida', 'Arjun', 'Mei', 'Harjit', 'Lakshmi', 'Vikram'];

export const words = {
  you: 'You',
  player: (number) => `Player ${number}`,
  opponents: OPPONENTS,
  level: (level) => `${OPPONENTS[level - 1]} (level ${level})`,
  computer: (number) => `Computer ${number}`,
} satisfies CallingWords;
