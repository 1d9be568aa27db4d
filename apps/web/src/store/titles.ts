import type { KeptGame, Standing } from './shelf.js';

/** What a game is called in lists: the two sides. */
export const namesOf = ({ head }: Pick<KeptGame, 'head'>): string =>
  [head.players.A, head.players.B].map((names) => names.join(' & ')).join(' – ');

/** A score as it is read out: nothing before anything counts. */
export const scoreIn = ({ score }: Standing): string => (score ? `${score.A}–${score.B}` : '');
