import { reading } from '@opencarrom/laws';
import { PRIZE_KINDS, type PrizeKind } from '../prizes/prizes.js';
import { refuse } from './fault.js';

const { at, count, fields, list, oneOf, required } = reading;

/** So many places make sense; a thousandth each is the least that is given. */
const MOST_PLACES = 10_000;

export function readPrizes(value: unknown): { readonly kind: PrizeKind; readonly places: number } {
  const input = fields(value, '', ['id', 'kind', 'places']);
  const kind = oneOf(required(input.kind, 'kind'), 'kind', PRIZE_KINDS);
  const places = count(input.places, 'places');
  if (places > MOST_PLACES)
    refuse('wrong-type', 'places', `there may be ${MOST_PLACES} places, not ${places}`);
  return { kind, places };
}

export interface Season {
  readonly events: readonly ReadonlyMap<string, number>[];
  readonly skipWorst: number;
}

export function readSeason(value: unknown): Season {
  const input = fields(value, '', ['id', 'events', 'skipWorst']);
  const events = list(required(input.events, 'events'), 'events').map((event, index) =>
    readWon(event, at('events', index)),
  );
  return { events, skipWorst: count(input.skipWorst, 'skipWorst', 0) };
}

/** What each won in one event, by players. */
function readWon(value: unknown, path: string): ReadonlyMap<string, number> {
  const known = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return new Map(
    Object.entries(fields(value, path, known)).map(([players, prize]) => {
      if (typeof prize !== 'number' || !Number.isFinite(prize) || prize < 0)
        return refuse('wrong-type', at(path, players), `${at(path, players)} must be a number, 0 or more`);
      return [players, prize];
    }),
  );
}
