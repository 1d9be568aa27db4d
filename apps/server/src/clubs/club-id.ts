import type { Chance } from '../chance.js';

const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 8;

/** Short enough to be read out: a club is no secret. */
export const makeClubId = (chance: Chance): string =>
  Array.from({ length: LENGTH }, () => LETTERS[chance.below(LETTERS.length)]).join('');
