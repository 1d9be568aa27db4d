import type { Entry, Participant, Person } from '@opencarrom/tournament';

const whoIs = ({ id, name }: Person): string => id ?? name;

/** Everybody who is known before, by what an event tells people apart by. */
export const peopleIn = (participants: readonly Pick<Participant, 'entry'>[]): Set<string> =>
  new Set(participants.flatMap(({ entry }) => entry.players.map(whoIs)));

/** Others who have the same name: an event tells them apart by an id, so they get one of the name and a number. */
export function asNamesakes(entry: Entry, known: Set<string>): Entry {
  const players = entry.players.map((player): Person => {
    const own = known.has(whoIs(player)) && player.id === undefined ? withId(player, known) : player;
    known.add(whoIs(own));
    return own;
  });
  return { ...entry, players };
}

function withId(player: Person, known: ReadonlySet<string>): Person {
  let count = 2;
  while (known.has(`${player.name} (${count})`)) count += 1;
  return { ...player, id: `${player.name} (${count})` };
}
