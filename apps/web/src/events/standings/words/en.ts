import type { StandingsWords } from '../words.js';

export const words = {
  none: 'No standings yet',
  noneNote: 'They are here once the first round is drawn, and change with every result.',
  place: 'Place',
  name: 'Name',
  group: (name) => `Group ${name}`,
  columns: {
    played: 'Played',
    points: 'Points',
    wins: 'Wins',
    buchholz: 'Buchholz',
    netscore: 'Net',
    totscore: 'Total',
    rubbers: 'Rubbers',
    games: 'Games',
    boards: 'Boards',
  },
} satisfies StandingsWords;
