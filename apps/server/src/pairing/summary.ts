import type { Competitor, Tally } from '@opencarrom/laws';
import type { Head, MatchOutcome, MatchState } from '@opencarrom/match';
import type { MatchSummary, SeatSummary, TableSummary } from '@opencarrom/protocol';
import type { Services } from '../services.js';
import type { MatchRow, SeatRow } from '../store/tables.js';
import { type FoundMatch, findMatch } from './found-match.js';
import { type KnownPeople, type KnownPerson, peopleIn } from './people-in.js';
import { asOf, isProvisional, poolOf } from './ratings/rate-match.js';
import type { MatchStandings } from './standings.js';
import { isFree } from './take-seat.js';

/** What somebody who comes by a link is told first. */
export async function summaryOf(
  { store, presence, now }: Services,
  standings: MatchStandings,
  id: string,
): Promise<MatchSummary> {
  const found = await findMatch(store, id);
  const [state, people] = await Promise.all([standings.of(id, found.head), peopleIn(store, found.seats)]);
  return {
    ...outlineOf(found, people, now()),
    watchers: presence.watchers(id),
    seq: state.seq,
    score: scoreIn(state),
    winner: resultOf(found.row)?.winner ?? null,
    how: resultOf(found.row)?.how ?? null,
    rematchOf: found.row.rematch_of,
    rematch: found.row.rematch,
  };
}

/** What is known of a match without its log. */
export function outlineOf({ row, head, seats }: FoundMatch, people: KnownPeople, now: number): TableSummary {
  const { id, kind, visibility, status, created_at, started_at, ended_at } = row;
  return {
    ...{ id, ...playedIn(head), kind, visibility, status },
    seats: seats.map((seat) => ({
      ...seatSummary(seat, people, poolOf(head), now),
      ...(started_at !== null && isFree(seat) ? LEFT : {}),
    })),
    ...{ createdAt: created_at, startedAt: started_at, endedAt: ended_at },
  };
}

/** Whoever sat there deleted their account: the seat is nobody's to take. */
const LEFT = { isFree: false, name: 'Left' };

const playedIn = ({ rulebook, discipline, length, clocks }: Head) => ({
  ...{ rulebook, discipline, length, clocks },
});

function seatSummary(seat: SeatRow, people: KnownPeople, pool: string, now: number): SeatSummary {
  const { player, account, computer } = seat;
  const person = account === null ? undefined : people.get(account);
  return {
    ...{ player, isFree: isFree(seat), name: person?.name ?? null },
    ...(person ? { account: person.id, guest: person.isGuest, ...shownRating(person, pool, now) } : {}),
    ...(computer === null ? {} : { computer }),
  };
}

function shownRating({ ratings }: KnownPerson, pool: string, now: number): Pick<SeatSummary, 'rating'> {
  const known = ratings.get(pool);
  if (!known) return {};
  const { rating, deviation } = asOf(known, now);
  return { rating: { rating: Math.round(rating), provisional: isProvisional({ deviation }) } };
}

/** Games won, and the points of each game. */
export function scoreIn({ score }: Pick<MatchState, 'score'>) {
  const tally = ({ A, B }: Tally): Record<Competitor, number> => ({ A, B });
  return { ...tally(score.match), games: score.games.map(tally) };
}

const resultOf = ({ result }: MatchRow): MatchOutcome | null => (result === null ? null : JSON.parse(result));
