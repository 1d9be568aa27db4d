import type { Template } from './template.js';

/** A club's evening: a few Swiss rounds, then the third meets the fourth, the winner the second, the winner the first. */
export const ladderEvening = {
  id: 'ladder-evening',
  discipline: 'singles',
  stages: [
    {
      system: 'swiss',
      rounds: 5,
      goOn: 4,
      seeding: 'lot',
      match: { rulebook: 'icf', stage: 'league', counted: 'score', minutes: 30 },
    },
    {
      system: 'ladder',
      match: { rulebook: 'icf', stage: 'by-round', counted: 'score', minutes: 30 },
    },
  ],
  options: [
    {
      name: 'discipline',
      at: ['discipline'],
      takes: { singles: 'singles', doubles: 'doubles' },
      usual: 'singles',
    },
    { name: 'rounds', at: ['stages.0.rounds'], takes: { least: 1, most: 15 }, usual: 5 },
    { name: 'go-on', at: ['stages.0.goOn'], takes: { least: 2, most: 16 }, usual: 4 },
    {
      name: 'minutes',
      at: ['stages.0.match.minutes', 'stages.1.match.minutes'],
      takes: { least: 5, most: 120 },
      usual: 30,
    },
  ],
} as const satisfies Template;
