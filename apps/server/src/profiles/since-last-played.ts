import type { SinceLastPlayed } from '@opencarrom/protocol';
import { poolIn } from '../pairing/ratings/rate-match.js';
import { accountAs, namesOf } from '../people/names-of.js';
import type { Services } from '../services.js';
import type { PlayerResultRow } from '../store/profile-tables.js';
import type { Store } from '../store/store.js';
import { pastMatches } from './past-matches.js';
import { tallyOf } from './tally.js';

/** Matches of one sitting end within so many milliseconds of its last. */
const SITTING = 12 * 3_600_000;
/** What friends played longer ago is no news. */
const NEWS = 14 * 24 * 3_600_000;
const MOST_SHOWN = 10;

/** What there is to know for somebody who comes back. */
export async function sinceLastPlayed(services: Services, account: string): Promise<SinceLastPlayed> {
  const { store, now } = services;
  const last = await store.db
    .selectFrom('player_results')
    .select('ended_at')
    .where('account', '=', account)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const since = Math.max(last?.ended_at ?? 0, now() - NEWS);
  const [sitting, friends, wanting] = await Promise.all([
    last ? sittingOf(store, account, last.ended_at) : null,
    friendsSince(services, account, since),
    wantingAgain(store, account),
  ]);
  return { lastPlayed: last?.ended_at ?? null, sitting, friends, wanting };
}

async function sittingOf({ db }: Store, account: string, end: number): Promise<SinceLastPlayed['sitting']> {
  const [results, changes] = await Promise.all([
    db
      .selectFrom('player_results')
      .select('result')
      .where('account', '=', account)
      .where('ended_at', '>', end - SITTING)
      .execute(),
    db
      .selectFrom('rating_changes')
      .select(['pool', 'rating_before', 'rating_after'])
      .where('account', '=', account)
      .where('rated_at', '>', end - SITTING)
      .orderBy('rated_at')
      .execute(),
  ]);
  const pools = [...new Set(changes.map(({ pool }) => pool))];
  return {
    ...tallyOf(results.map(({ result }) => result)),
    ratings: pools.map((pool) => {
      const own = changes.filter((change) => change.pool === pool);
      const [before, after] = [own[0]?.rating_before ?? 0, own.at(-1)?.rating_after ?? 0];
      return { ...poolIn(pool), before, after };
    }),
  };
}

/** Public matches of friends; of those who have blocked one, none. */
async function friendsSince(
  services: Services,
  account: string,
  since: number,
): Promise<SinceLastPlayed['friends']> {
  const { store } = services;
  const rows: PlayerResultRow[] = await store.db
    .selectFrom('player_results')
    .innerJoin('friends', 'friends.friend', 'player_results.account')
    .selectAll('player_results')
    .where('friends.account', '=', account)
    .where('player_results.ended_at', '>', since)
    .where('player_results.visibility', '=', 'public')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks')
            .select('blocks.kind')
            .where('blocks.kind', '=', 'block')
            .where((where) =>
              where.or([
                where.and([
                  where('blocks.blocked', '=', account),
                  where('blocks.account', '=', where.ref('player_results.account')),
                ]),
                where.and([
                  where('blocks.account', '=', account),
                  where('blocks.blocked', '=', where.ref('player_results.account')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('player_results.ended_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  const names = await namesOf(
    store,
    rows.map((row) => row.account),
  );
  const matches = await pastMatches(services, rows);
  return matches.flatMap((match) => {
    const row = rows.find((each) => each.match === match.match && each.player === match.player);
    return row ? { friend: accountAs(row.account, names), match } : [];
  });
}

/** Offers of those who played with somebody, and wait for them. */
async function wantingAgain(store: Store, account: string): Promise<SinceLastPlayed['wanting']> {
  const rows = await store.db
    .selectFrom('rematch_offers')
    .innerJoin('seats as own', 'own.match', 'rematch_offers.match')
    .innerJoin('seats as theirs', (join) =>
      join
        .onRef('theirs.match', '=', 'rematch_offers.match')
        .onRef('theirs.player', '=', 'rematch_offers.player'),
    )
    .select(['rematch_offers.match', 'theirs.account'])
    .where('own.account', '=', account)
    .where('theirs.account', 'is not', null)
    .where('theirs.account', '!=', account)
    .orderBy('rematch_offers.offered_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  const others = rows.flatMap(({ match, account: other }) => (other === null ? [] : { match, other }));
  const names = await namesOf(
    store,
    others.map(({ other }) => other),
  );
  return others.map(({ match, other }) => ({ match, account: accountAs(other, names) }));
}
