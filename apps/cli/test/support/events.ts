import {
  decideEvent,
  type EventAct,
  type EventFormat,
  emptyLog,
  evolveEvent,
  type LoggedEvent,
  writeEvent,
} from '@opencarrom/tournament';

const COMMON = {
  name: 'Stage',
  seeding: 'list',
  goOn: null,
  phantomScore: 25,
  keys: ['points', 'netscore'],
  match: { rulebook: 'icf', stage: 'league', counted: 'score', mostScore: 25, minutes: null, tie: null },
} as const;

/** All play all, once, or one round of a Swiss event; scores up to 25. */
const STAGES: Readonly<Record<'league' | 'swiss', EventFormat['stages'][number]>> = {
  league: { ...COMMON, system: 'league', legs: 1, withdrawal: 'keep' },
  swiss: {
    ...COMMON,
    ...{ system: 'swiss', rounds: 1, method: 'serial', edition: '2014', retirements: 'none' },
    ...{ delayTopPairing: 0, compatriotsApart: 0 },
  },
};

const done = (log: LoggedEvent, act: EventAct): LoggedEvent => {
  const decision = decideEvent(log, { at: '2026-01-10T10:00Z', act });
  if (!('ok' in decision)) throw new Error(JSON.stringify(decision));
  return evolveEvent(log, decision.ok);
};

/** A match between two, or two pairs, that the first wins 25–11; then whatever else happens. */
export function playedEvent(
  {
    name,
    date,
    entries,
    system = 'league',
  }: { name: string; date?: string; entries: readonly (readonly string[])[]; system?: 'league' | 'swiss' },
  ...acts: readonly EventAct[]
): string {
  const discipline = entries[0]?.length === 2 ? 'doubles' : 'singles';
  const format: EventFormat = { discipline, stages: [STAGES[system]] };
  const all: readonly EventAct[] = [
    { type: 'open', name, format, lot: 1, ...(date === undefined ? {} : { date }) },
    { type: 'enter', entries: entries.map((names) => ({ players: names.map((each) => ({ name: each })) })) },
    { type: 'pair' },
    { type: 'report', match: 1, report: { score: [25, 11] } },
    ...acts,
  ];
  return writeEvent(all.reduce(done, emptyLog));
}
