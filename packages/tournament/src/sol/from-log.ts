import { reading } from '@opencarrom/laws';
import type { Entry, Person } from '../event/entry.js';
import { type LoggedEvent, standingLines } from '../event/evolve.js';
import type { SwissFormat } from '../event/format.js';
import type { DrawnMatch, EventState, StageState } from '../event/state.js';
import { readEvent } from '../read/event.js';
import { type Answered, answered, refuse } from '../read/fault.js';
import { standingsOf } from '../standings/standings.js';
import type { Mapping } from './kept.js';
import type { EventDocument } from './read-sol.js';

const { at } = reading;

/** An event of our own as a SoL file can say it: Swiss rounds, and finals after them. */
export const documentFromLog = (log: LoggedEvent): Answered<EventDocument> =>
  answered(() => {
    const { state } = log;
    const [format, ...others] = state.formats;
    if (format?.system !== 'swiss') return refuseStage(0);
    const other = others.findIndex(({ system }) => system !== 'finals');
    if (other >= 0 || others.length > 1) return refuseStage(other < 0 ? 2 : other + 1);
    return documentOf(log, format);
  });

const refuseStage = (index: number): never =>
  refuse(
    'wrong-type',
    at('stages', index),
    'a SoL file has Swiss rounds, and finals after them: this event has another stage',
  );

function documentOf(log: LoggedEvent, format: SwissFormat): EventDocument {
  const { state } = log;
  const { participants, stages } = state;
  const [swiss, last] = stages;
  const placeOf = new Map(participants.map(({ number }, index) => [number, index + 1]));
  const line = (match: DrawnMatch) => lineOf(match, (entrant) => placeOf.get(entrant) ?? 0);
  const people = peopleOf(participants.map(({ entry }) => entry));
  const rounds = Array.from({ length: swiss?.rounds ?? 0 }, (_, index) => ({
    round: index + 1,
    matches: (swiss?.matches ?? []).filter(({ round }) => round === index + 1).map(line),
  }));
  const { method, edition, delayTopPairing, compatriotsApart } = format;
  const results = {
    system: 'swiss' as const,
    discipline: state.discipline,
    competitors: participants.map(({ number, entry, away }) => ({
      players: people.idsOf(entry),
      ...lateOf(swiss, number),
      ...(away ? { leavesAfterRound: lastRound(swiss, number) } : {}),
    })),
    phantomScore: format.phantomScore,
    ...(format.retirements === 'none' ? {} : { retirements: format.retirements }),
    pairing: { method, edition, delayTopPairing, compatriotsApart },
    rounds,
  };
  const finals = (last?.matches ?? []).map((match) => ({
    ...line(match),
    round: rounds.length + match.round,
  }));
  return {
    ...results,
    sol: {
      head: people.head,
      tourney: tourneyOf(log, format, rounds.length),
      competitors: figuresOf(results, state),
      ...(finals.length > 0 ? { finals } : {}),
    },
  };
}

/** A score is all that a SoL file knows of who won. */
function lineOf({ number, a, b, table, result }: DrawnMatch, placeOf: (entrant: number) => number) {
  const [scoreA, scoreB] = result?.scores ?? [0, 0];
  const ahead = scoreA > scoreB ? 'a' : scoreA < scoreB ? 'b' : 'draw';
  if (b !== null && result && result.winner !== ahead)
    refuse(
      'impossible-score',
      `matches[${number}]`,
      `match ${number} was not won by whoever has more points: a SoL file cannot say that`,
    );
  return {
    ...(table === null ? {} : { board: table }),
    a: placeOf(a),
    b: b === null ? null : placeOf(b),
    ...(b === null ? {} : { scoreA, scoreB }),
  };
}

function lateOf(stage: StageState | undefined, entrant: number): { readonly entersRound?: number } {
  const entersRound = stage?.late[entrant];
  return entersRound === undefined || entersRound === 1 ? {} : { entersRound };
}

const lastRound = (stage: StageState | undefined, entrant: number): number =>
  (stage?.matches ?? [])
    .filter(({ a, b }) => a === entrant || b === entrant)
    .reduce((last, { round }) => Math.max(last, round), 0);

function tourneyOf({ state, happenings }: LoggedEvent, format: SwissFormat, rounds: number): Mapping {
  const { head, awards, formats } = state;
  const finals = formats[1];
  const award = standingLines(happenings)
    .map(({ act }) => act)
    .filter((act) => act.type === 'award')
    .at(-1);
  return {
    description: head?.name ?? '',
    ...(head?.date === undefined ? {} : { date: head.date.slice(0, '2026-01-31'.length) }),
    ...(head?.place === undefined ? {} : { location: head.place }),
    ...(format.match.minutes === null ? {} : { duration: format.match.minutes }),
    ...(format.delayTopPairing > 0 ? { delaytoppairing: format.delayTopPairing } : {}),
    ...(format.compatriotsApart > 0 ? { delaycompatriotpairing: format.compatriotsApart } : {}),
    ...(finals?.system === 'finals'
      ? { finals: finals.places / 2, finalkind: finals.bestOf === 3 ? 'bestof3' : 'simple' }
      : {}),
    ...(award?.kind ? { prizes: award.kind } : {}),
    prized: awards !== null,
    rankedturn: rounds,
  };
}

/** What everybody has, and has won, as a program that has ranked them would store it. */
function figuresOf(results: object, { awards, participants }: EventState): readonly Mapping[] {
  const { figures } = standingsOf(readEvent(results));
  const prizes = new Map(awards?.map(({ entrant, prize }) => [entrant, prize]));
  return participants.map(({ number }, index) => {
    const { points = 0, buchholz = 0, netscore = 0, totscore = 0 } = figures[index + 1] ?? {};
    const prize = prizes.get(number) ?? null;
    return {
      points,
      bucholz: buchholz,
      netscore,
      totscore,
      ...(prize === null ? {} : { prize: String(prize) }),
    };
  });
}

/** Everybody who plays, once, and the clubs they are of. */
function peopleOf(entries: readonly Entry[]): {
  readonly head: Mapping;
  readonly idsOf: (entry: Entry) => readonly string[];
} {
  const clubs = [...new Set(entries.flatMap((entry) => entry.players.flatMap(({ club }) => club ?? [])))];
  const players = new Map(
    entries.flatMap((entry) => entry.players.map((person) => [idOf(person), playerOf(person, entry, clubs)])),
  );
  return {
    head: {
      championships: [],
      clubs: clubs.map((description) => ({ description })),
      players: [...players.values()],
    },
    idsOf: ({ players: people }) => people.map(idOf),
  };
}

const idOf = ({ id, name }: Person): string => id ?? name;

function playerOf(person: Person, entry: Entry, clubs: readonly string[]): Mapping {
  const federation = person.federation ?? entry.federation;
  const [firstname, ...others] = person.name.split(' ');
  return {
    guid: idOf(person),
    ...(others.length > 0 ? { firstname, lastname: others.join(' ') } : { lastname: person.name }),
    ...(federation === undefined ? {} : { nationality: federation }),
    ...(person.woman === undefined ? {} : { sex: person.woman ? 'F' : 'M' }),
    ...(person.club === undefined ? {} : { club: clubs.indexOf(person.club) + 1 }),
  };
}
