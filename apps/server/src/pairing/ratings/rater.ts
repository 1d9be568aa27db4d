import type { Competitor } from '@opencarrom/laws';
import { competitorOf, type MatchOutcome } from '@opencarrom/match';
import { type Rating, UNKNOWN } from '@opencarrom/ratings';
import type { Change } from '../../store/change.js';
import { eventsIn, headOf } from '../../store/kept-match.js';
import type { RatingRow } from '../../store/pairing-tables.js';
import type { Store } from '../../store/store.js';
import type { MatchRow, SeatRow } from '../../store/tables.js';
import { type Errand, type OutboxPorts, type OutboxWorker, startErrand, workOff } from '../outbox.js';
import { isCounted } from './ending.js';
import { pairsMetEnough } from './enough-met.js';
import { datedRating } from './known-rating.js';
import { type DatedRating, poolOf, rateMatch, type Sides } from './rate-match.js';

/** In the order in which they ended. */
const RATING: Errand = { what: 'rating', first: 'oldest', pause: 0, changesFor };

export const startRater = (ports: OutboxPorts): OutboxWorker => startErrand(ports, RATING);

export const rateWaiting = (ports: OutboxPorts): Promise<void> => workOff(ports, RATING);

/** None where too little was played, somebody has left for good, or the same people have met too often. */
async function changesFor({ store }: OutboxPorts, id: string): Promise<readonly Change[]> {
  const { db } = store;
  const match = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  const seats = await db.selectFrom('seats').selectAll().where('match', '=', id).orderBy('player').execute();
  const accounts = seats.flatMap(({ account }) => account ?? []);
  if (!match?.result || match.ended_at === null || accounts.length < seats.length) return [];
  const head = headOf(match);
  if (!isCounted(head, eventsIn((await store.log.read(id, 0)) ?? []))) return [];
  const sides = { A: accountsOn(seats, 'A'), B: accountsOn(seats, 'B') };
  if ((await pairsMetEnough(store, sides, match.ended_at)).length > 0) return [];
  const pool = poolOf(head);
  const known = await db
    .selectFrom('ratings')
    .selectAll()
    .where('account', 'in', accounts)
    .where('pool', '=', pool)
    .execute();
  return ratedPlayers(match, seats, known).flatMap((player) =>
    writing(store, id, pool, match.ended_at ?? 0, player),
  );
}

const accountsOn = (seats: readonly SeatRow[], side: Competitor): readonly string[] =>
  seats.flatMap(({ player, account }) => (competitorOf(player) === side && account ? [account] : []));

interface RatedPlayer {
  readonly account: string;
  /** Null: never rated in this pool. */
  readonly row: RatingRow | null;
  readonly after: Rating;
}

function ratedPlayers(
  match: MatchRow,
  seats: readonly SeatRow[],
  known: readonly RatingRow[],
): readonly RatedPlayer[] {
  const { winner }: MatchOutcome = JSON.parse(match.result ?? '{}');
  const rowOf = (account: string) => known.find((row) => row.account === account) ?? null;
  const before = (side: Competitor) => accountsOn(seats, side).map((account) => datedRating(rowOf(account)));
  const sides: Sides<DatedRating> = { A: before('A'), B: before('B') };
  const after = rateMatch(headOf(match).discipline, sides, winner, match.ended_at ?? 0);
  return (['A', 'B'] as const).flatMap((side) =>
    accountsOn(seats, side).map((account, place) => ({
      account,
      row: rowOf(account),
      after: after[side][place] ?? UNKNOWN,
    })),
  );
}

/** Only from what was read: who was rated by another match meanwhile is rated again from there. */
function writing(
  { db }: Store,
  match: string,
  pool: string,
  at: number,
  { account, row, after }: RatedPlayer,
): readonly Change[] {
  const before = datedRating(row);
  const change = db.insertInto('rating_changes').values({
    ...{ match, account, pool, rated_at: at },
    ...{ rating_before: before.rating, deviation_before: before.deviation },
    ...{ rating_after: after.rating, deviation_after: after.deviation, volatility_after: after.volatility },
  });
  const rated = { ...after, games: (row?.games ?? 0) + 1, rated_at: at };
  const next = row
    ? db
        .updateTable('ratings')
        .set(rated)
        .where('account', '=', account)
        .where('pool', '=', pool)
        .where('games', '=', row.games)
    : db
        .insertInto('ratings')
        .values({ account, pool, ...rated })
        .onConflict((conflict) => conflict.doNothing());
  return [
    { change, rows: 1 },
    { change: next, rows: 1 },
  ];
}
