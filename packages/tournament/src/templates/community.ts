import type { Template } from './template.js';

/** Who has lost twice is out; after 45 minutes the board is finished, and who leads has won. */
export const community = {
  id: 'community',
  discipline: 'singles',
  stages: [
    {
      system: 'double-elimination',
      seeding: 'lot',
      secondFinal: true,
      match: { rulebook: 'icf', stage: 'by-round', counted: 'boards', minutes: 45 },
    },
  ],
  options: [
    {
      name: 'discipline',
      at: ['discipline'],
      takes: { singles: 'singles', doubles: 'doubles' },
      usual: 'singles',
    },
    { name: 'minutes', at: ['stages.0.match.minutes'], takes: { least: 10, most: 180 }, usual: 45 },
    { name: 'second-final', at: ['stages.0.secondFinal'], takes: 'yes-or-no', usual: true },
    {
      name: 'seeding',
      at: ['stages.0.seeding'],
      takes: { lot: 'lot', rate: 'rate', list: 'list' },
      usual: 'lot',
    },
    {
      name: 'rulebook',
      at: ['stages.0.match.rulebook'],
      takes: { icf: 'icf', 'icf-short': 'icf-short', 'icf-classic': 'icf-classic' },
      usual: 'icf',
    },
  ],
} as const satisfies Template;
