import type { SeenEntrant, SeenEvent } from '@opencarrom/tournament/seen';
import type { EventWords } from './words.js';

export type NameOf = (entrant: number) => string;

/** What an entrant is called where everybody can see it: those who are not to be named by their number. */
export function entrantName({ number, team, players }: SeenEntrant, w: EventWords): string {
  if (team !== undefined) return team;
  if (players.every((name) => name === null)) return w.unnamed.entrant(number);
  return w.together(players.map((name) => name ?? w.unnamed.partner));
}

/** Everybody's name, by number. */
export function namesIn({ entrants }: Pick<SeenEvent, 'entrants'>, w: EventWords): NameOf {
  const names = new Map(entrants.map((entrant) => [entrant.number, entrantName(entrant, w)]));
  return (entrant) => names.get(entrant) ?? w.unnamed.entrant(entrant);
}

/** Of a team those who play a rubber, by their places in its list. */
export function fieldedNames(
  { players }: Pick<SeenEntrant, 'players'>,
  places: readonly number[],
  w: EventWords,
): string {
  return w.together(places.map((place) => players[place] ?? w.unnamed.partner));
}
