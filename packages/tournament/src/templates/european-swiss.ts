import type { Template } from './template.js';

/** A European federation's event: Swiss rounds against the clock, then finals for the first four places. */
export const europeanSwiss = {
  id: 'european-swiss',
  discipline: 'singles',
  stages: [
    {
      system: 'swiss',
      rounds: 9,
      seeding: 'lot',
      match: { rulebook: 'icf', stage: 'league', counted: 'score', minutes: 50 },
    },
    {
      system: 'finals',
      places: 4,
      bestOf: 1,
      match: { rulebook: 'icf', stage: 'by-round', counted: 'score' },
    },
  ],
  options: [
    {
      name: 'discipline',
      at: ['discipline'],
      takes: { singles: 'singles', doubles: 'doubles' },
      usual: 'singles',
    },
    { name: 'rounds', at: ['stages.0.rounds'], takes: { least: 1, most: 30 }, usual: 9 },
    { name: 'minutes', at: ['stages.0.match.minutes'], takes: { least: 10, most: 180 }, usual: 50 },
    {
      name: 'method',
      at: ['stages.0.method'],
      takes: { dazed: 'dazed', serial: 'serial', staggered: 'staggered' },
      usual: 'dazed',
    },
    {
      name: 'seeding',
      at: ['stages.0.seeding'],
      takes: { lot: 'lot', rate: 'rate', list: 'list' },
      usual: 'lot',
    },
    {
      name: 'compatriots-apart',
      at: ['stages.0.compatriotsApart'],
      takes: { least: 0, most: 30 },
      usual: 0,
    },
    {
      name: 'delay-top-pairing',
      at: ['stages.0.delayTopPairing'],
      takes: { least: 0, most: 30 },
      usual: 0,
    },
    { name: 'places', at: ['stages.1.places'], takes: { '2': 2, '4': 4 }, usual: '4' },
    { name: 'best-of', at: ['stages.1.bestOf'], takes: { '1': 1, '3': 3 }, usual: '1' },
  ],
} as const satisfies Template;
