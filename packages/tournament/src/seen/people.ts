import { type Entry, type Person, peopleOf, sharedBy } from '../event/entry.js';
import type { DrawnMatch, EventState, Participant } from '../event/state.js';
import { whoIs } from '../tables/umpires.js';
import type { SeenEntrant } from './seen-event.js';

/** What may be told of people: those who are not to be named are nowhere named. */
export interface PeopleNaming {
  readonly entrantOf: (participant: Participant) => SeenEntrant;
  /** Who umpires a match, or has umpired it. */
  readonly umpireOf: (match: DrawnMatch) => string | undefined;
}

export function namingIn({ participants, hall }: EventState): PeopleNaming {
  const people = [...participants.flatMap(({ entry }) => peopleOf(entry)), ...hall.umpires];
  // Somebody may play and umpire: not to be named in one list is not to be named at all.
  const unnamed = new Set(people.filter(({ shown }) => shown === false).map(whoIs));
  const isNamed = (person: Person): boolean => !unnamed.has(whoIs(person));
  const umpires = new Map(hall.umpires.flatMap((each) => [[each.name, each] as const, [whoIs(each), each]]));
  return {
    entrantOf: ({ number, entry, away }) => ({
      number,
      players: entry.players.map((person) => (isNamed(person) ? person.name : null)),
      ...aboutEntry(entry, isNamed),
      ...(away ? { away } : {}),
    }),
    umpireOf: ({ number, report }) => {
      // What a sheet has in that field may be anything: only who is on the list of umpires is named.
      const umpire = umpires.get(report?.umpire ?? hall.chairs[number] ?? '');
      return umpire && isNamed(umpire) ? umpire.name : undefined;
    },
  };
}

/** A club and a rate tell who somebody is, so they go with the names; a team is no person. */
function aboutEntry(
  entry: Entry,
  isNamed: (person: Person) => boolean,
): Pick<SeenEntrant, 'team' | 'federation' | 'club' | 'rate'> {
  const { team, rate } = entry;
  if (team === undefined && !entry.players.every(isNamed)) return {};
  const [federation, club] = [sharedBy(entry, 'federation'), sharedBy(entry, 'club')];
  return {
    ...(team === undefined ? {} : { team }),
    ...(federation === null ? {} : { federation }),
    ...(club === null ? {} : { club }),
    ...(rate === undefined ? {} : { rate }),
  };
}
