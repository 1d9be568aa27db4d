import type { TableAnswer } from '@opencarrom/protocol';
import type { MatchCard } from '@opencarrom/protocol/card-code';
import { forget, recalled, remember } from '../../store/table-memory.js';

/** The table this phone is at: one at a time. */
export interface Place {
  readonly event: string;
  readonly table: number;
  /** The matches of the score cards that were read here, the newest first: they can be umpired without a network. */
  readonly cards: readonly MatchCard[];
  /** What the server said last, and its time less this device's then. */
  readonly said: { readonly answer: TableAnswer; readonly ahead: number } | null;
}

const KEY = 'place';

export const placeNow = (): Place | null => recalled(KEY);

export const isAt = (place: Place | null, event: string, table: number): boolean =>
  place?.event === event && place.table === table;

/** Cards beyond so many are of past rounds. */
const CARDS = 8;

const sameMatch = (one: MatchCard, other: MatchCard): boolean =>
  one.match.match === other.match.match && one.match.rubber === other.match.rubber;

/** Sits down there, or takes up what another card says. */
export function takePlace(event: string, table: number, card: MatchCard | null): Place {
  const before = placeNow();
  const here = before && isAt(before, event, table) ? before : { event, table, cards: [], said: null };
  const cards = card ? [card, ...here.cards.filter((each) => !sameMatch(each, card))] : here.cards;
  const place: Place = { ...here, cards: cards.slice(0, CARDS) };
  remember(KEY, place);
  return place;
}

/** Nothing is kept of what is said about a table that this phone has left meanwhile. */
export function keepSaid(event: string, table: number, said: NonNullable<Place['said']>): void {
  const place = placeNow();
  if (place && isAt(place, event, table)) remember(KEY, { ...place, said });
}

/** What is still to be sent goes out all the same. */
export const leavePlace = (): void => forget(KEY);
