import type { Friend } from '@opencarrom/protocol';
import { type KnownPerson, peopleIn } from '../pairing/people-in.js';
import { asOf, isProvisional, poolIn } from '../pairing/ratings/rate-match.js';
import { accountAs } from '../people/names-of.js';
import { HERE_WITHIN } from '../people/session-cache.js';
import type { Services } from '../services.js';
import type { Store } from '../store/store.js';

/** Those who are here first, then by name. Of who has blocked one, nothing is told but the name. */
export async function shownFriends(account: string, { store, now }: Services): Promise<readonly Friend[]> {
  const rows = await friendsOf(store, account);
  const ids = rows.map(({ friend }) => friend);
  if (ids.length === 0) return [];
  const [people, tables] = await Promise.all([
    peopleIn(
      store,
      ids.map((id) => ({ account: id })),
    ),
    tablesOf(store, ids),
  ]);
  const at = now();
  const shown = rows.map(({ friend, created_at, seen_at, shuns }): Friend => {
    const matchIn = (status: 'open' | 'live') =>
      tables.find((table) => table.account === friend && table.status === status)?.match ?? null;
    const [playing, waiting] = shuns ? [null, null] : [matchIn('live'), matchIn('open')];
    const person = people.get(friend);
    return {
      ...{ account: accountAs(friend, people), since: created_at, playing, waiting },
      here: !shuns && (playing !== null || waiting !== null || seen_at > at - HERE_WITHIN),
      ratings: person ? ratingsOf(person, at) : [],
    };
  });
  return shown.sort(
    (one, other) =>
      Number(other.here) - Number(one.here) || one.account.name.localeCompare(other.account.name),
  );
}

/** Whom one has blocked meanwhile is not among them. */
async function friendsOf({ db }: Store, account: string) {
  const [rows, blocks] = await Promise.all([
    db
      .selectFrom('friends')
      .innerJoin('accounts', 'accounts.id', 'friends.friend')
      .select(['friends.friend', 'friends.created_at', 'accounts.seen_at'])
      .where('friends.account', '=', account)
      .execute(),
    db
      .selectFrom('blocks')
      .select(['account', 'blocked'])
      .where('kind', '=', 'block')
      .where((where) => where.or([where('account', '=', account), where('blocked', '=', account)]))
      .execute(),
  ]);
  const shunned = new Set(blocks.flatMap((row) => (row.account === account ? row.blocked : [])));
  const shunning = new Set(blocks.map((row) => row.account));
  return rows
    .filter(({ friend }) => !shunned.has(friend))
    .map((row) => ({ ...row, shuns: shunning.has(row.friend) }));
}

/** The public matches at which they sit now. */
const tablesOf = ({ db }: Store, accounts: readonly string[]) =>
  db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .innerJoin('lobby', 'lobby.match', 'seats.match')
    .select(['seats.account', 'seats.match', 'matches.status'])
    .where('seats.account', 'in', accounts)
    .where('lobby.visibility', '=', 'public')
    .where('matches.status', 'in', ['open', 'live'])
    .orderBy('matches.created_at', 'desc')
    .execute();

const ratingsOf = ({ ratings }: KnownPerson, at: number): Friend['ratings'] =>
  [...ratings].map(([pool, known]) => {
    const { rating, deviation } = asOf(known, at);
    return { ...poolIn(pool), rating: Math.round(rating), provisional: isProvisional({ deviation }) };
  });
