import { reading } from '@opencarrom/laws';
import type { Ratings } from './history.js';
import { OUTCOME_KINDS, type OutcomeKind } from './outcome.js';
import { UNKNOWN } from './rating.js';
import { type DatedEvent, measured, readDatedEvents, readDay, readKnown } from './read-events.js';

const { at, fields, oneOf } = reading;

export interface AskedRatings {
  readonly kind: OutcomeKind;
  readonly events: readonly DatedEvent[];
  /** Only events from this day on are asked for; null: all. */
  readonly from: string | null;
  /** As they were before that day; null: none are given. */
  readonly ratings: Ratings | null;
}

export function readRatings(value: unknown): AskedRatings {
  const input = fields(value, '', ['id', 'discipline', 'kind', 'events', 'from', 'ratings']);
  oneOf(input.discipline ?? 'singles', 'discipline', ['singles']);
  return {
    kind: oneOf(input.kind ?? 'result', 'kind', OUTCOME_KINDS),
    from: input.from === undefined ? null : readDay(input.from, 'from'),
    ratings: input.ratings === undefined ? null : readGiven(input.ratings),
    events: readDatedEvents(input.events, 1),
  };
}

const readGiven = (value: unknown): Ratings =>
  readKnown(value, ['rating', 'deviation', 'volatility'], ({ rating, deviation, volatility }, path) => ({
    rating: measured(rating, at(path, 'rating'), { least: -10_000, most: 10_000 }),
    deviation: measured(deviation, at(path, 'deviation'), {
      ...{ least: 1, most: UNKNOWN.deviation, absent: UNKNOWN.deviation },
    }),
    volatility: measured(volatility, at(path, 'volatility'), {
      ...{ least: 0.001, most: 1, absent: UNKNOWN.volatility },
    }),
  }));
