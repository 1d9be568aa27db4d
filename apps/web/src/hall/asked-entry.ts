import type { Entry, EventDiscipline } from '@opencarrom/tournament';

/** A name, in letters. */
export const LONGEST_WRITTEN = 60;

/** What somebody who enters by the link has written. */
export interface WrittenEntry {
  /** Of the player, or of the team. */
  readonly name: string;
  readonly partner: string;
  /** A team's players, one a line. */
  readonly players: string;
  /** Who of a team's players are women, by their names. */
  readonly women: readonly string[];
  readonly club: string;
  readonly federation: string;
  /** May everybody see their names? */
  readonly shown: boolean;
}

/** The players of a team: who was pasted twice is there once. */
export const listedPlayers = (players: string): readonly string[] => [
  ...new Set(
    players
      .split('\n')
      .map((each) => each.trim().slice(0, LONGEST_WRITTEN).trim())
      .filter(Boolean),
  ),
];

export function writtenNames(written: WrittenEntry, discipline: EventDiscipline): readonly string[] {
  if (discipline === 'teams') return listedPlayers(written.players);
  const own = written.name.trim();
  return discipline === 'doubles' ? [own, written.partner.trim()] : [own];
}

export function askedEntry(written: WrittenEntry, discipline: EventDiscipline): Entry {
  const isTeam = discipline === 'teams';
  const { women, shown } = written;
  const [club, federation] = [written.club.trim(), written.federation.trim()];
  return {
    players: writtenNames(written, discipline).map((name) => ({
      name,
      // Who is taken off the list again is nobody's woman either.
      ...(isTeam && women.includes(name) ? { woman: true } : {}),
      ...(shown ? {} : { shown: false }),
    })),
    ...(isTeam ? { team: written.name.trim() } : {}),
    ...(club === '' ? {} : { club }),
    ...(federation === '' ? {} : { federation }),
  };
}
