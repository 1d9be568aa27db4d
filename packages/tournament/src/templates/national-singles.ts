import type { Template } from './template.js';

/** An individual knock-out: the best seeded, the others by lot, players of one state or federation kept apart. */
export const nationalSingles = {
  id: 'national-singles',
  discipline: 'singles',
  stages: [
    {
      system: 'knockout',
      seeding: 'list',
      seeds: 8,
      federationsApart: true,
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
    { name: 'seeds', at: ['stages.0.seeds'], takes: { least: 0, most: 128 }, usual: 8 },
    {
      name: 'seeding',
      at: ['stages.0.seeding'],
      takes: { list: 'list', rate: 'rate', lot: 'lot' },
      usual: 'list',
    },
    {
      name: 'rulebook',
      at: ['stages.0.match.rulebook'],
      takes: { icf: 'icf', 'icf-short': 'icf-short', 'icf-classic': 'icf-classic' },
      usual: 'icf',
    },
    { name: 'third-place', at: ['stages.0.thirdPlace'], takes: 'yes-or-no', usual: true },
  ],
} as const satisfies Template;
