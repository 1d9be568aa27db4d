import type { Template } from './template.js';

const SEVEN = ['singles', 'singles', 'singles', 'singles', 'singles', 'singles', 'singles'] as const;

const match = {
  rulebook: 'iiitn',
  counted: 'boards',
  mostScore: 21,
  tie: { rubbers: SEVEN, until: 'decided' },
} as const;

/** An institute's teams of at most five men and two women: ties of seven singles, each player in one of them. */
export const iiitnTeams = {
  id: 'iiitn',
  discipline: 'teams',
  stages: [
    {
      system: 'groups',
      goOn: 2,
      seeding: 'lot',
      keys: ['wins', 'rubbers', 'games', 'netscore', 'head-to-head'],
      match: { ...match, stage: 'league' },
    },
    { system: 'knockout', match: { ...match, stage: 'by-round' } },
  ],
  options: [
    { name: 'groups', at: ['stages.0.groups'], takes: { least: 1, most: 8 }, usual: null },
    { name: 'go-on', at: ['stages.0.goOn'], takes: { least: 2, most: 4 }, usual: 2 },
    {
      name: 'rubbers',
      at: ['stages.0.match.tie.rubbers', 'stages.1.match.tie.rubbers'],
      takes: {
        '7': SEVEN,
        '5': ['singles', 'singles', 'singles', 'singles', 'singles'],
        '3': ['singles', 'singles', 'singles'],
      },
      usual: '7',
    },
    {
      name: 'until',
      at: ['stages.0.match.tie.until', 'stages.1.match.tie.until'],
      takes: { decided: 'decided', 'played-out': 'played-out' },
      usual: 'decided',
    },
    {
      name: 'substitutes',
      at: ['stages.0.match.tie.substitutes', 'stages.1.match.tie.substitutes'],
      takes: { least: 0, most: 3 },
      usual: 0,
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
