import type { Chance } from '../chance.js';

/** No two of them look alike in print: of O and 0, and of I, l and 1, one is left. */
const LETTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz_-';
const LENGTH = 12;

/** Whoever has it may look on, so it has 71 bits of chance. */
export const makeMatchId = (chance: Chance): string =>
  Array.from({ length: LENGTH }, () => LETTERS[chance.below(LETTERS.length)]).join('');
