import type { MatchesWords } from '../matches-words.js';

export const words = {
  title: 'Umpire',
  about: 'For a real board: tap what fell; see the ruling, the turn and the score. Works offline.',
  newMatch: 'New match',
  empty: 'No matches yet. Start one: names, rulebook, toss.',
  saveAll: 'Save all matches in one file',
} satisfies MatchesWords;
