import {
  type EventNaming,
  type EventState,
  entryName,
  fielded,
  isOpen,
  type MatchSide,
  matchOf,
  participantOf,
  playerKey,
} from '@opencarrom/tournament';

/** What somebody is called at the desk, which sees all names. */
export function entrantCalled(state: EventState, entrant: number | null): string {
  const found = entrant === null ? null : participantOf(state, entrant);
  return found ? entryName(found.entry) : '–';
}

/** How the sentences of the event call people. */
export const namingOf = (state: EventState): EventNaming => ({
  entrant: (number) => entrantCalled(state, number),
  sides: (number) => {
    const match = matchOf(state, number)?.match;
    return { a: entrantCalled(state, match?.a ?? null), b: entrantCalled(state, match?.b ?? null) };
  },
});

/** Who plays a rubber for a team; the team itself until both line-ups are in. */
export function rubberSide(state: EventState, number: number, rubber: number, side: MatchSide): string {
  const match = matchOf(state, number)?.match;
  const team = match?.[side] ?? null;
  if (!match?.tie || !isOpen(match.tie)) return entrantCalled(state, team);
  const squad = (team === null ? null : participantOf(state, team)?.entry.players) ?? [];
  const keys = fielded(match.tie, side)[rubber - 1] ?? [];
  return keys.map((key) => squad.find((player) => playerKey(player) === key)?.name ?? key).join(' & ');
}
