import type { Template } from './template.js';

const match = {
  rulebook: 'icf',
  counted: 'boards',
  tie: {
    rubbers: ['singles', 'singles', 'doubles'],
    until: 'played-out',
    substitutes: 1,
    rubbersEach: 1,
  },
} as const;

/** A national federation's teams: ties of two singles and one doubles, all three played; groups, then a knock-out. */
export const nationalTeams = {
  id: 'national-teams',
  discipline: 'teams',
  stages: [
    {
      system: 'groups',
      goOn: 2,
      seeding: 'list',
      keys: ['wins', 'rubbers', 'games', 'boards', 'netscore'],
      match: { ...match, stage: 'league' },
    },
    { system: 'knockout', match: { ...match, stage: 'by-round' } },
  ],
  options: [
    { name: 'groups', at: ['stages.0.groups'], takes: { least: 1, most: 16 }, usual: null },
    { name: 'go-on', at: ['stages.0.goOn'], takes: { least: 2, most: 4 }, usual: 2 },
    {
      name: 'seeding',
      at: ['stages.0.seeding'],
      takes: { list: 'list', lot: 'lot', rate: 'rate' },
      usual: 'list',
    },
    {
      name: 'rulebook',
      at: ['stages.0.match.rulebook', 'stages.1.match.rulebook'],
      takes: { icf: 'icf', 'icf-short': 'icf-short', 'icf-classic': 'icf-classic' },
      usual: 'icf',
    },
    {
      name: 'substitutes',
      at: ['stages.0.match.tie.substitutes', 'stages.1.match.tie.substitutes'],
      takes: { least: 0, most: 4 },
      usual: 1,
    },
    {
      name: 'rubbers-each',
      at: ['stages.0.match.tie.rubbersEach', 'stages.1.match.tie.rubbersEach'],
      takes: { least: 1, most: 3 },
      usual: 1,
    },
    {
      name: 'minutes',
      at: ['stages.0.match.minutes', 'stages.1.match.minutes'],
      takes: { least: 10, most: 180 },
      usual: null,
    },
    { name: 'third-place', at: ['stages.1.thirdPlace'], takes: 'yes-or-no', usual: false },
  ],
} as const satisfies Template;
