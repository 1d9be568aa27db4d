import {
  decideEvent,
  type EventAct,
  type EventFormat,
  emptyLog,
  evolveEvent,
  type LoggedEvent,
  writeEvent,
} from '@opencarrom/tournament';

type Discipline = EventFormat['discipline'];

/** All play all, once; scores up to 25. */
const leagueOf = (discipline: Discipline): EventFormat => ({
  discipline,
  stages: [
    {
      ...{ system: 'league', name: 'League', legs: 1, withdrawal: 'keep', phantomScore: 25 },
      ...{ seeding: 'list', goOn: null, keys: ['points', 'netscore'] },
      match: { rulebook: 'icf', stage: 'league', counted: 'score', mostScore: 25, minutes: null, tie: null },
    },
  ],
});

const done = (log: LoggedEvent, act: EventAct): LoggedEvent => {
  const decision = decideEvent(log, { at: '2026-01-10T10:00Z', act });
  if (!('ok' in decision)) throw new Error(JSON.stringify(decision));
  return evolveEvent(log, decision.ok);
};

/** A match between two, or two pairs, that the first wins 25–11; then whatever else happens. */
export function playedEvent(
  { name, date, entries }: { name: string; date?: string; entries: readonly (readonly string[])[] },
  ...acts: readonly EventAct[]
): string {
  const format = leagueOf(entries[0]?.length === 2 ? 'doubles' : 'singles');
  const all: readonly EventAct[] = [
    { type: 'open', name, format, lot: 1, ...(date === undefined ? {} : { date }) },
    { type: 'enter', entries: entries.map((names) => ({ players: names.map((each) => ({ name: each })) })) },
    { type: 'pair' },
    { type: 'report', match: 1, report: { score: [25, 11] } },
    ...acts,
  ];
  return writeEvent(all.reduce(done, emptyLog));
}
