import type { ActOf } from '../event/act.js';
import { type Entry, entryName, type Person, sharedBy } from '../event/entry.js';
import type { EventFormat } from '../event/format.js';
import { readEventFormat } from '../event/read-format.js';
import { isDay } from '../read/day.js';
import type { Mapping } from './kept.js';
import { idsOf, playersIn, textOr } from './players.js';
import type { EventDocument } from './read-sol.js';

/** A new event as a tourney of a SoL file was: how it is run, and who is in it. Nothing of it has been played. */
export interface SolOpening {
  readonly open: Omit<ActOf<'open'>, 'lot'> & { readonly drafts: true };
  readonly enter: ActOf<'enter'>;
  /** Rounds that were played by the file: they are not brought in. */
  readonly played: number;
  /** Those who cannot be entered: one alone among pairs, or somebody who stands in it twice. */
  readonly leftOut: readonly string[];
}

/** What the stages are called: the rounds, and the finals after them. */
type StageNames = readonly [swiss: string, finals: string];

/** A new event for each tourney of a file. */
export function openingsFromSol(
  events: readonly EventDocument[],
  names: StageNames = ['Swiss rounds', 'Finals'],
): readonly SolOpening[] {
  const people = peopleIn(events.find(({ sol }) => sol.head)?.sol.head ?? {});
  return events.map((event, index) => openingOf(event, index, people, names));
}

function openingOf(
  event: EventDocument,
  index: number,
  people: ReadonlyMap<string, Person>,
  names: StageNames,
): SolOpening {
  const { tourney = {} } = event.sol;
  const { entries, leftOut } = entriesOf(event, people);
  const date = textOr(tourney.date, '');
  const place = oneLine(tourney.location);
  return {
    open: {
      type: 'open',
      name: oneLine(tourney.description) || oneLine(event.id) || String(index + 1),
      format: formatOf(event, tourney, entries.length, names),
      drafts: true,
      ...(isDay(date) ? { date } : {}),
      ...(place ? { place } : {}),
    },
    enter: { type: 'enter', entries },
    played: event.rounds.length,
    leftOut,
  };
}

const USUAL_ROUNDS = 9;
const MOST_ROUNDS = 99;
const MINUTES_A_DAY = 1440;

function formatOf(
  { discipline, phantomScore, retirements, pairing, rounds: played }: EventDocument,
  { duration, finals, finalkind, rating }: Mapping,
  entrants: number,
  [swiss, last]: StageNames,
): EventFormat {
  // A file does not say how many are meant: as many as were played, or what is usual and can be paired.
  const rounds = played.length || Math.max(1, Math.min(USUAL_ROUNDS, entrants - 1));
  const { compatriotsApart = 0, delayTopPairing = 0, ...visiting } = pairing ?? {};
  const isTimed = Number.isInteger(duration) && Number(duration) >= 1 && Number(duration) <= MINUTES_A_DAY;
  const hasFinals = finals === 1 || finals === 2;
  return readEventFormat(
    {
      discipline,
      stages: [
        {
          ...{ system: 'swiss', name: swiss, ...visiting, phantomScore },
          rounds: Math.min(rounds, MOST_ROUNDS),
          seeding: rating === undefined || rating === null ? 'lot' : 'rate',
          ...(retirements ? { retirements } : {}),
          delayTopPairing: Math.min(delayTopPairing, MOST_ROUNDS),
          compatriotsApart: compatriotsApart === true ? MOST_ROUNDS : Math.min(compatriotsApart, MOST_ROUNDS),
          match: {
            ...{ rulebook: 'icf', stage: 'league', counted: 'score' },
            ...(isTimed ? { minutes: duration } : {}),
          },
        },
        ...(hasFinals
          ? [
              {
                ...{ system: 'finals', name: last, places: finals * 2 },
                bestOf: finalkind === 'bestof3' ? 3 : 1,
                match: { rulebook: 'icf', stage: 'by-round', counted: 'score' },
              },
            ]
          : []),
      ],
    },
    'format',
  );
}

const PLAYERS = { singles: 1, doubles: 2, teams: null } as const;

function entriesOf(
  { discipline, competitors }: EventDocument,
  people: ReadonlyMap<string, Person>,
): { readonly entries: readonly Entry[]; readonly leftOut: readonly string[] } {
  const seen = new Set<string>();
  const entries: Entry[] = [];
  const leftOut: string[] = [];
  for (const { players, rate } of competitors) {
    const entry = {
      ...togetherOf(players.map((id) => people.get(id) ?? { name: oneLine(id), id: oneLine(id) })),
      ...(rate === undefined ? {} : { rate }),
    };
    const isTwice = new Set(players).size < players.length || players.some((id) => seen.has(id));
    const isFit = players.length === (PLAYERS[discipline] ?? players.length);
    if (isTwice || !isFit) leftOut.push(entryName(entry));
    else entries.push(entry);
    for (const id of players) seen.add(id);
  }
  return { entries, leftOut };
}

/** A federation and a club that all of them have are those of the whole. */
function togetherOf(people: readonly Person[]): Entry {
  const federation = sharedBy({ players: people }, 'federation');
  const club = sharedBy({ players: people }, 'club');
  return {
    players: people.map(({ federation: own, club: home, ...person }) => ({
      ...person,
      ...(own === undefined || federation !== null ? {} : { federation: own }),
      ...(home === undefined || club !== null ? {} : { club: home }),
    })),
    ...(federation === null ? {} : { federation }),
    ...(club === null ? {} : { club }),
  };
}

/** Everybody of a file's head, by what they are called in its events. */
function peopleIn(head: Mapping): ReadonlyMap<string, Person> {
  const players = playersIn(head, 'documents[0]');
  const clubs = Array.isArray(head.clubs) ? head.clubs : [];
  const ids = idsOf(players);
  return new Map(
    players.map((player, index) => {
      const id = ids[index] ?? '';
      const { firstname, lastname, nationality, sex, club } = player;
      const known = oneLine(id) || `player-${index + 1}`;
      const federation = oneLine(nationality);
      const home: unknown = typeof club === 'number' ? clubs[club - 1] : undefined;
      const clubName = oneLine((home as Mapping | null | undefined)?.description);
      return [
        id,
        {
          name: oneLine([firstname, lastname].map((each) => textOr(each, '')).join(' ')) || known,
          id: known,
          ...(federation ? { federation } : {}),
          ...(clubName ? { club: clubName } : {}),
          ...(sex === 'F' ? { woman: true } : {}),
        },
      ];
    }),
  );
}

const LONGEST = 200;

/** As an event's log takes what people write. */
const oneLine = (text: unknown): string =>
  textOr(text, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
