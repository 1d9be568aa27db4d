import type { StandingsWords } from '../words.js';

export const words = {
  none: 'No standings yet',
  noneNote: 'They are here once the first round is drawn, and change with every result.',
  group: (name) => `Group ${name}`,
} satisfies StandingsWords;
