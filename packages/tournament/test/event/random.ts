import { expect } from 'vitest';
import {
  checkEvent,
  type EventFormat,
  generateEvent,
  type LoggedEvent,
  type MatchRules,
  readEventLog,
  replayEvent,
  type StageState,
  standingLines,
  writeEvent,
} from '../../src/index.js';
import {
  byScore,
  doubleElimination,
  finals,
  groups,
  knockout,
  ladder,
  league,
  singles,
  swiss,
  teams,
} from './playing.js';

const METHODS = ['serial', 'dazed', 'staggered'] as const;
const EDITIONS = ['2000', '2013', '2014'] as const;

/** Every system, and chains of them, by the number of the event. */
export const FORMATS: Readonly<Record<string, (number: number) => EventFormat>> = {
  swiss: (number) =>
    singles(
      swiss(3 + (number % 5), {
        method: METHODS[number % 3] ?? 'dazed',
        edition: EDITIONS[Math.floor(number / 3) % 3] ?? '2014',
        retirements: (['none', 'trend', 'trend70'] as const)[number % 3] ?? 'none',
        compatriotsApart: number % 4,
        delayTopPairing: number % 3,
        seeding: (['list', 'rate', 'lot'] as const)[number % 3] ?? 'list',
      }),
    ),
  league: (number) =>
    singles(league({ legs: number % 2 === 0 ? 1 : 2, withdrawal: number % 3 === 0 ? 'annul' : 'keep' })),
  groups: (number) => singles(groups(2 + (number % 2), 2), knockout({ thirdPlace: number % 2 === 0 })),
  knockout: (number) =>
    singles(
      knockout({
        seeding: 'lot',
        seeds: number % 3,
        thirdPlace: number % 2 === 0,
        federationsApart: number % 4 === 0,
      }),
    ),
  'double-elimination': (number) => singles(doubleElimination({ secondFinal: number % 2 === 0 })),
  ladder: () => singles(ladder()),
  'swiss and finals': (number) =>
    singles(swiss(4, { goOn: 4 }), finals(number % 2 === 0 ? 2 : 4, number % 3 === 0 ? 3 : 1)),
  'team ties': (number) => {
    const tie = {
      rubbers: number % 2 === 0 ? ['singles', 'singles', 'doubles'] : Array(7).fill('singles'),
      until: number % 3 === 0 ? 'decided' : 'played-out',
      substitutes: 1,
      rubbersEach: null,
    };
    const rules = { ...byScore, rulebook: number % 2 === 0 ? 'icf' : 'iiitn', tie } as MatchRules;
    const bracket = { ...rules, stage: 'by-round' } as const;
    return teams(
      groups(2, 2, { match: rules, keys: ['points', 'rubbers', 'netscore'] }),
      knockout({ match: bracket, thirdPlace: true }),
    );
  },
  'swiss and knock-out': () => singles(swiss(4, { goOn: 4 }), knockout({ thirdPlace: true })),
};

/** What every event must be, whatever happened in it. */
export function expectSound(log: LoggedEvent): void {
  expect(log.state.awards, 'it was played to its end').not.toBeNull();
  expect(replayEvent(log.happenings)).toEqual(log);
  const written = writeEvent(log);
  const read = readEventLog(written);
  if ('error' in read) throw new Error(JSON.stringify(read.error));
  expect(writeEvent(read.ok)).toBe(written);
  expect(JSON.stringify(read.ok.state)).toBe(JSON.stringify(log.state));
  expect(checkEvent(log.happenings)).toEqual([]);
  for (const stage of log.state.stages) expectFair(stage, log);
  const places = log.state.awards?.map(({ entrant }) => entrant) ?? [];
  expect(new Set(places).size).toBe(places.length);
}

/** Nobody plays twice in a round of a Swiss event, or meets somebody twice, or rests twice, unless it was allowed. */
function expectFair({ format, matches, number }: StageState, log: LoggedEvent): void {
  if (format.system !== 'swiss') return;
  const allowed = standingLines(log.happenings).some(
    ({ act }) =>
      (act.type === 'pair' && act.rematchesUpTo !== undefined) || (act.type === 'swap' && act.evenSo),
  );
  const busy = new Set<string>();
  const met = new Set<string>();
  for (const { round, a, b } of matches) {
    for (const entrant of [a, b]) {
      if (entrant === null) continue;
      expect(busy, `stage ${number}, round ${round}, ${entrant}`).not.toContain(`${round}:${entrant}`);
      busy.add(`${round}:${entrant}`);
    }
    if (allowed) continue;
    const pair = b === null ? `${a} rests` : [a, b].sort((x, y) => x - y).join('–');
    expect(met).not.toContain(pair);
    met.add(pair);
  }
}

export const randomEvent = (system: string, number: number): LoggedEvent =>
  generateEvent({
    seed: number,
    // All play all makes many matches of few.
    players: 5 + (number % (system === 'league' ? 5 : 12)),
    format: (FORMATS[system] as (number: number) => EventFormat)(number),
    unrest: (number % 4) * 10,
    drafts: number % 3 === 1,
  });
