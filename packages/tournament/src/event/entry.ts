/** Somebody who plays. */
export interface Person {
  readonly name: string;
  /** Who it is in other events and in ratings; the name, where nothing else is known. */
  readonly id?: string;
  readonly federation?: string;
  readonly club?: string;
  readonly woman?: boolean;
  /** False: not to be named where everybody can see it. */
  readonly shown?: boolean;
}

/** What was entered: a player, a pair, or a team with all it may field. */
export interface Entry {
  readonly players: readonly Person[];
  /** What a team is called; others are called by their players. */
  readonly team?: string;
  /** Of all of them, where they share one. */
  readonly federation?: string;
  readonly club?: string;
  readonly rate?: number;
}

/** What people call it. */
export const entryName = ({ team, players }: Entry): string =>
  team ?? players.map(({ name }) => name).join(' & ');

/** The one federation, or club, of all its players; null where they have none or several. */
export function sharedBy(entry: Entry, what: 'federation' | 'club'): string | null {
  if (entry[what] !== undefined) return entry[what];
  const [first, ...others] = entry.players.map((player) => player[what]);
  return first !== undefined && others.every((other) => other === first) ? first : null;
}

/** Its players, each with the federation and the club of the whole where they have none of their own. */
export const peopleOf = ({ players, federation, club }: Entry): readonly Person[] =>
  players.map((player) => ({
    ...(federation === undefined ? {} : { federation }),
    ...(club === undefined ? {} : { club }),
    ...player,
  }));
