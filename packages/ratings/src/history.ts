import type { Finisher, PlayedMatch } from '@opencarrom/tournament';
import { afterPeriod, afterRest, type RatedGame } from './glicko.js';
import { type OutcomeKind, outcomeOf } from './outcome.js';
import { overPeriods, type Periods } from './periods.js';
import { HIGHEST, ratesOffRanking } from './ranking-line.js';
import { type Rating, UNKNOWN } from './rating.js';
import type { DatedEvent, Experience } from './read-events.js';

/** A player's rating, and what it rests on. */
export type PlayerRating = Rating & Experience;

export type Ratings = ReadonlyMap<string, PlayerRating>;

/** Where the rating came from with which somebody went into an event. */
export type RatingSource = 'rated' | 'entered' | 'ranking';

export interface RatingChange {
  readonly player: string;
  readonly games: number;
  readonly from: RatingSource;
  readonly before: Rating;
  readonly after: Rating;
}

/** What one event changed; best first. */
export interface RatedEvent {
  readonly id: string | null;
  readonly date: string;
  readonly changes: readonly RatingChange[];
}

export type RatingHistory = Periods<PlayerRating, RatedEvent>;

/** Ratings over events, each a period. */
export const ratingsOver = (
  events: readonly DatedEvent[],
  kind: OutcomeKind,
  before: Ratings = new Map(),
): RatingHistory =>
  overPeriods(events, before, (event, ratings) => {
    const { id, date } = event;
    const changes = changesIn(event, kind, ratings);
    return { rated: { id, date, changes }, ratings: applied(ratings, changes, date) };
  });

/** All who played are rated at once, by what they and their opponents were before. */
function changesIn(event: DatedEvent, kind: OutcomeKind, ratings: Ratings): readonly RatingChange[] {
  const known = event.order.map((finisher) => startOf(finisher, ratings));
  const rates = ratesOffRanking(known.map((start) => start?.before.rating ?? null));
  const starts = new Map(
    event.order.map(({ entrant }, index): [number, Start] => [
      entrant,
      known[index] ?? {
        from: 'ranking',
        before: { ...UNKNOWN, rating: rates[index] ?? UNKNOWN.rating },
      },
    ]),
  );
  const gamesOf = gamesBy(event.matches, kind, (entrant) => starts.get(entrant)?.before ?? UNKNOWN);
  return event.order.flatMap(({ entrant, players: [player = ''] }): RatingChange[] => {
    const start = starts.get(entrant);
    const games = gamesOf.get(entrant);
    if (!start || !games) return [];
    return [{ player, games: games.length, ...start, after: afterPeriod(start.before, games) }];
  });
}

type Start = Pick<RatingChange, 'from' | 'before'>;

function startOf({ players: [player = ''], rate }: Finisher, ratings: Ratings): Start | null {
  const rated = ratings.get(player);
  if (rated) {
    const { rating, deviation, volatility } = rated;
    return { from: 'rated', before: { rating, deviation, volatility } };
  }
  return rate === null ? null : { from: 'entered', before: { ...UNKNOWN, rating: Math.min(rate, HIGHEST) } };
}

function gamesBy(
  matches: readonly PlayedMatch[],
  kind: OutcomeKind,
  ratingOf: (entrant: number) => Rating,
): ReadonlyMap<number, readonly RatedGame[]> {
  const games = new Map<number, RatedGame[]>();
  const add = (entrant: number, game: RatedGame) => games.set(entrant, [...(games.get(entrant) ?? []), game]);
  for (const { a, b, scores, winner } of matches) {
    const won = winner === 'draw' ? null : winner === 'a';
    const outcome = outcomeOf(kind, { own: scores[0], other: scores[1], won });
    add(a, { opponent: ratingOf(b), outcome });
    add(b, { opponent: ratingOf(a), outcome: 1 - outcome });
  }
  return games;
}

/** Whoever was not in it has rested. */
function applied(ratings: Ratings, changes: readonly RatingChange[], date: string): Ratings {
  const after = new Map(
    [...ratings].map(([player, rating]) => [player, { ...rating, ...afterRest(rating) }]),
  );
  for (const change of changes) {
    const events = (ratings.get(change.player)?.events ?? 0) + 1;
    after.set(change.player, { ...change.after, events, last: date });
  }
  return after;
}
