import type { Template } from './template.js';

/**
 * A housing society's doubles: groups in which all play all, the best of three boards with points kept; the first two of
 * each to quarter- or semi-finals; 4 boards or 29, 6 boards or 29, and 29 in the final, as the book's own stages say.
 */
export const starwoodDoubles = {
  id: 'starwood',
  discipline: 'doubles',
  stages: [
    {
      system: 'groups',
      goOn: 2,
      seeding: 'lot',
      // Nobody wins more in a board than nine men and the queen, and who does not come costs as much.
      phantomScore: 14,
      keys: ['wins', 'totscore', 'netscore', 'head-to-head'],
      match: { rulebook: 'starwood', stage: 'league', counted: 'boards', mostScore: 29 },
    },
    {
      system: 'knockout',
      match: { rulebook: 'starwood', stage: 'by-round', counted: 'boards', mostScore: 29 },
    },
  ],
  options: [
    { name: 'groups', at: ['stages.0.groups'], takes: { least: 1, most: 8 }, usual: null },
    { name: 'go-on', at: ['stages.0.goOn'], takes: { least: 1, most: 4 }, usual: 2 },
    { name: 'legs', at: ['stages.0.legs'], takes: { least: 1, most: 2 }, usual: 1 },
    {
      name: 'seeding',
      at: ['stages.0.seeding'],
      takes: { lot: 'lot', list: 'list', rate: 'rate' },
      usual: 'lot',
    },
    { name: 'third-place', at: ['stages.1.thirdPlace'], takes: 'yes-or-no', usual: false },
    {
      name: 'minutes',
      at: ['stages.0.match.minutes', 'stages.1.match.minutes'],
      takes: { least: 10, most: 180 },
      usual: null,
    },
  ],
} as const satisfies Template;
