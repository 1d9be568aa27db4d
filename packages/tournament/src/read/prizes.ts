import { reading } from '@opencarrom/laws';
import { countedDocuments } from '../prizes/counted-event.js';
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

/** What was won, by players, in each event; or events' results, whose prizes are counted here. */
export function readSeason(value: unknown): Season {
  const input = fields(value, '', ['id', 'events', 'results', 'prizes', 'skipWorst']);
  const skipWorst = count(input.skipWorst, 'skipWorst', 0);
  if (input.results === undefined) {
    if (input.prizes !== undefined)
      refuse('unknown-field', 'prizes', 'prizes go with results: events say themselves what was won');
    const events = list(required(input.events, 'events'), 'events');
    return { events: events.map((event, index) => readWon(event, at('events', index))), skipWorst };
  }
  if (input.events !== undefined) refuse('unknown-field', 'events', 'give events or results, not both');
  const kind = input.prizes === undefined ? null : oneOf(input.prizes, 'prizes', PRIZE_KINDS);
  return { events: readResults(input.results, kind), skipWorst };
}

/** Only closed events count. */
const readResults = (value: unknown, kind: PrizeKind | null): Season['events'] =>
  countedDocuments(list(value, 'results'), 'results', kind).flatMap(({ counts }, index) => {
    if ('won' in counts) return [counts.won];
    if (counts.leftOut === 'open') return [];
    return refuse(
      'missing-field',
      'prizes',
      `${at('results', index)} says nothing of prizes: name their kind`,
    );
  });

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
