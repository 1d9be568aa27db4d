import type { MatchesWords } from '../matches-words.js';

export const words = {
  title: 'The umpire’s chair',
  about:
    'For a wooden board: tap what fell, and hear the ruling, whose turn, and the score. No network needed.',
  newMatch: 'A new match',
  empty: 'No match yet. Names, a rulebook, a toss: it takes less than a minute.',
  saveAll: 'Save all matches in one file',
} satisfies MatchesWords;
