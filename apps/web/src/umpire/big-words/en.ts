import type { BigWords } from '../big-words.js';

export const words = {
  title: 'Scoreboard',
  missing: 'This match is not on this device.',
  allMatches: 'All matches',
  back: 'Back to umpiring',
  fill: 'Full screen',
  games: (won) => `${won} ${won === 1 ? 'game' : 'games'}`,
  men: (count) => `${count} ${count === 1 ? 'coin' : 'coins'} left`,
  owes: (count) => `owes ${count}`,
  queen: 'queen',
} satisfies BigWords;
