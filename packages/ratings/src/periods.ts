import type { DatedEvent } from './read-events.js';

/** What came of events one after the other. */
export interface Periods<Known, Rated> {
  readonly ratings: ReadonlyMap<string, Known>;
  readonly events: readonly Rated[];
}

/**
 * Events in the order of their days, and of one day in the order they are given. An event that is changed, added or left
 * out changes what comes after it and nothing before: whoever keeps the ratings of a day can go on from there.
 */
export function overPeriods<Known, Rated>(
  events: readonly DatedEvent[],
  before: ReadonlyMap<string, Known>,
  rate: (
    event: DatedEvent,
    ratings: ReadonlyMap<string, Known>,
  ) => { readonly rated: Rated; readonly ratings: ReadonlyMap<string, Known> },
): Periods<Known, Rated> {
  const inOrder = [...events].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  let ratings = before;
  const rated = inOrder.map((event) => {
    const after = rate(event, ratings);
    ratings = after.ratings;
    return after.rated;
  });
  return { ratings, events: rated };
}

/**
 * From a day on. Where ratings are given they are those before that day, and earlier events are passed over; where none
 * are, everything is computed and what happened from that day on is told.
 */
export function askedPeriods<Known, Rated extends { readonly date: string }>(
  {
    events,
    from,
    ratings,
  }: {
    readonly events: readonly DatedEvent[];
    readonly from: string | null;
    readonly ratings: ReadonlyMap<string, Known> | null;
  },
  over: (events: readonly DatedEvent[], before?: ReadonlyMap<string, Known>) => Periods<Known, Rated>,
): Periods<Known, Rated> {
  const isAsked = ({ date }: { readonly date: string }) => from === null || date >= from;
  if (ratings) return over(events.filter(isAsked), ratings);
  const whole = over(events);
  return { ...whole, events: whole.events.filter(isAsked) };
}
