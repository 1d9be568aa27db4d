import { type EventNaming, type EventState, entryName, matchOf, participantOf } from '@opencarrom/tournament';

/** What somebody is called at the desk, which sees all names. */
export function nameOf(state: EventState, entrant: number | null): string {
  const found = entrant === null ? null : participantOf(state, entrant);
  return found ? entryName(found.entry) : '–';
}

/** How the sentences of the event call people. */
export const namingOf = (state: EventState): EventNaming => ({
  entrant: (number) => nameOf(state, number),
  sides: (number) => {
    const match = matchOf(state, number)?.match;
    return { a: nameOf(state, match?.a ?? null), b: nameOf(state, match?.b ?? null) };
  },
});
