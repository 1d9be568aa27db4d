import type { Template } from './template.js';

/** Seven Swiss rounds, then the first eight in a knock-out with a match for the third place. */
export const polishSeries = {
  id: 'polish-series',
  discipline: 'singles',
  stages: [
    {
      system: 'swiss',
      rounds: 7,
      goOn: 8,
      seeding: 'lot',
      match: { rulebook: 'icf', stage: 'league', counted: 'score', minutes: 45 },
    },
    {
      system: 'knockout',
      thirdPlace: true,
      match: { rulebook: 'icf', stage: 'by-round', counted: 'boards' },
    },
  ],
  options: [
    {
      name: 'discipline',
      at: ['discipline'],
      takes: { singles: 'singles', doubles: 'doubles' },
      usual: 'singles',
    },
    { name: 'rounds', at: ['stages.0.rounds'], takes: { least: 1, most: 30 }, usual: 7 },
    { name: 'go-on', at: ['stages.0.goOn'], takes: { least: 2, most: 64 }, usual: 8 },
    { name: 'minutes', at: ['stages.0.match.minutes'], takes: { least: 10, most: 180 }, usual: 45 },
    {
      name: 'seeding',
      at: ['stages.0.seeding'],
      takes: { lot: 'lot', rate: 'rate', list: 'list' },
      usual: 'lot',
    },
    { name: 'third-place', at: ['stages.1.thirdPlace'], takes: 'yes-or-no', usual: true },
  ],
} as const satisfies Template;
