import { type Entry, type EventDiscipline, type Person, peopleOf } from '@opencarrom/tournament';

/** Somebody as a form has them. */
export interface PersonDraft {
  name: string;
  federation: string;
  club: string;
  woman: boolean;
  /** May the name be seen by everybody? */
  shown: boolean;
  /** Who it is elsewhere; kept as it came. */
  readonly id?: string;
}

/** An entry while it is typed. */
export interface EntryDraft {
  team: string;
  players: PersonDraft[];
  rate: string;
}

const PLAYERS = { singles: 1, doubles: 2, teams: 1 } as const;

export const nobody = (shown = true): PersonDraft => ({
  ...{ name: '', federation: '', club: '' },
  woman: false,
  shown,
});

export const emptyDraft = (discipline: EventDiscipline, shown = true): EntryDraft => ({
  team: '',
  players: Array.from({ length: PLAYERS[discipline] }, () => nobody(shown)),
  rate: '',
});

export const draftOf = (entry: Entry): EntryDraft => ({
  team: entry.team ?? '',
  players: peopleOf(entry).map(({ id, name, federation = '', club = '', woman = false, shown = true }) => ({
    ...{ name, federation, club, woman, shown },
    ...(id === undefined ? {} : { id }),
  })),
  rate: entry.rate === undefined ? '' : `${entry.rate}`,
});

/** What is still missing or wrong in it, the first of it. */
export type DraftFault = 'no-name' | 'no-team' | 'no-players' | 'rate';

export function draftFault(
  { team, players, rate }: EntryDraft,
  discipline: EventDiscipline,
): DraftFault | null {
  const named = players.filter(({ name }) => name.trim() !== '');
  if (discipline === 'teams') {
    if (team.trim() === '') return 'no-team';
    if (named.length === 0) return 'no-players';
  } else if (named.length < players.length) return 'no-name';
  return rate.trim() !== '' && rateIn(rate) === null ? 'rate' : null;
}

/** What is entered. A federation or club that all share is that of the whole. */
export function entryOf({ team, players, rate }: EntryDraft, discipline: EventDiscipline): Entry {
  const people = players.map(cleaned).filter(({ name }) => name !== '');
  const federation = shared(people, 'federation');
  const club = shared(people, 'club');
  const own: readonly Person[] = people.map(({ federation: its, club: belongsTo, ...person }) => ({
    ...person,
    ...(its === undefined || its === federation ? {} : { federation: its }),
    ...(belongsTo === undefined || belongsTo === club ? {} : { club: belongsTo }),
  }));
  const rated = rateIn(rate);
  return {
    players: own,
    ...(discipline === 'teams' ? { team: spaced(team) } : {}),
    ...(federation === undefined ? {} : { federation }),
    ...(club === undefined ? {} : { club }),
    ...(rated === null ? {} : { rate: rated }),
  };
}

const spaced = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

function cleaned({ name, federation, club, woman, shown, id }: PersonDraft): Person {
  const [its, belongsTo] = [spaced(federation), spaced(club)];
  return {
    name: spaced(name),
    ...(id === undefined ? {} : { id }),
    ...(its === '' ? {} : { federation: its }),
    ...(belongsTo === '' ? {} : { club: belongsTo }),
    ...(woman ? { woman } : {}),
    ...(shown ? {} : { shown }),
  };
}

function shared(people: readonly Person[], what: 'federation' | 'club'): string | undefined {
  const [first, ...others] = people.map((person) => person[what]);
  return others.every((other) => other === first) ? first : undefined;
}

function rateIn(text: string): number | null {
  const rate = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return rate > 0 ? rate : null;
}
