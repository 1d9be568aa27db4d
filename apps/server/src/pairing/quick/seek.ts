import type { NewSeek, SeekAnswer } from '@opencarrom/protocol';
import { Problem } from '../../http/problem.js';
import { countTry } from '../../http/tries.js';
import type { Visitor } from '../../people/visitor.js';
import { makeSecret } from '../../secrets.js';
import type { Services } from '../../services.js';
import type { SeekRow } from '../../store/pairing-tables.js';
import { findMatch } from '../found-match.js';
import { headFor } from '../head-for.js';
import { mustBeAllowed } from '../may-play.js';
import { ratingIn } from '../ratings/known-rating.js';
import { poolOf } from '../ratings/rate-match.js';
import { renewToken } from '../take-seat.js';
import { mayLookAgain } from './aborts.js';
import { GONE_AFTER, reachOf } from './find-group.js';
import { type PairUp, subjectOf } from './pair-up.js';

/** Bytes: nobody guesses another's search. */
const SEEK_ID = 12;
/** Milliseconds for which an answer is held back where there is no news. */
const HELD = 5_000;

/** Who begins anew again and again is held up. */
const BEGUN = { times: 60, within: 600_000 };

/** Begins to look for an opponent; who was found one already, and has not begun with them, is told that one. */
export async function beginSeek(
  services: Services,
  pairUp: PairUp,
  person: Visitor,
  wished: NewSeek,
): Promise<SeekAnswer> {
  const { kind = 'casual' } = wished;
  const now = services.now();
  const { rulebook, discipline, length } = headFor(wished, now);
  await mustBeAllowed(services, kind, person);
  await countTry(services, `seek ${person.account}`, BEGUN);
  const found = await seekOf(services, person.account);
  if (found && (await isMatched(services, found))) return answerFor(services, found);
  const costs = await mayLookAgain(services, person.account);
  const { rating } = await ratingIn(services.store, person.account, poolOf({ discipline, length }));
  const seek: SeekRow = {
    ...{ account: person.account, id: makeSecret(services.chance, SEEK_ID) },
    ...{ rulebook, discipline, length, kind },
    ...{ rating, reach: wished.range ?? null },
    computer: wished.computer?.level ?? null,
    computer_at: wished.computer ? now + wished.computer.after * 1000 : null,
    ...{ since: now, seen_at: now, match: null, paired_at: null },
  };
  const { account: _, ...anew } = seek;
  const change = services.store.db
    .insertInto('seeks')
    .values(seek)
    .onConflict((conflict) => conflict.column('account').doUpdateSet(anew));
  await services.store.write([{ change, rows: 1 }]);
  await pairUp(seek);
  return { ...(await answerFor(services, (await seekOf(services, person.account)) ?? seek)), costs };
}

/** How a search stands; answered at once where there is news, else after a while. */
export async function goOnSeeking(
  services: Services,
  pairUp: PairUp,
  person: Visitor,
  id: string,
): Promise<SeekAnswer> {
  const seek = await ownSeek(services, person, id);
  // Heard from now on: what is found while this one looks around is not missed.
  const hearing = hearNews(services, id);
  try {
    if (!seek.match) {
      await seen(services, seek);
      await pairUp(seek);
      if (!(await ownSeek(services, person, id)).match) await hearing.news;
    }
  } finally {
    hearing.stop();
  }
  return answerFor(services, await ownSeek(services, person, id));
}

export async function endSeek(services: Services, person: Visitor, id: string): Promise<void> {
  const { db } = services.store;
  const unpaired = db
    .deleteFrom('seeks')
    .where('account', '=', person.account)
    .where('id', '=', id)
    .where('match', 'is', null);
  if ((await services.store.write([{ change: unpaired, rows: 1 }])) !== 'unmet') return;
  const seek = await seekOf(services, person.account);
  if (seek?.id === id) throw new Problem(409, 'already-paired', 'an opponent was found meanwhile');
}

const seekOf = ({ store }: Services, account: string): Promise<SeekRow | undefined> =>
  store.db.selectFrom('seeks').selectAll().where('account', '=', account).executeTakeFirst();

async function ownSeek(services: Services, { account }: Visitor, id: string): Promise<SeekRow> {
  const seek = await seekOf(services, account);
  const isGone = seek && !seek.match && seek.seen_at < services.now() - GONE_AFTER;
  if (seek?.id !== id || isGone)
    throw new Problem(404, 'no-such-search', 'this search has ended: begin another');
  return seek;
}

/** Has the search come to a match that is still to be played? */
async function isMatched({ store }: Services, { match }: SeekRow): Promise<boolean> {
  if (!match) return false;
  const row = await store.db
    .selectFrom('matches')
    .select('status')
    .where('id', '=', match)
    .executeTakeFirst();
  return row?.status === 'live';
}

async function seen({ store, now }: Services, { account, id }: SeekRow): Promise<void> {
  const change = store.db
    .updateTable('seeks')
    .set({ seen_at: now() })
    .where('account', '=', account)
    .where('id', '=', id);
  await store.write([{ change }]);
}

/** News: somebody was found, at whatever process, or it has been long enough for a connection to be held. */
function hearNews(
  { bus }: Services,
  id: string,
): { readonly news: Promise<void>; readonly stop: () => void } {
  let stop = () => {};
  const news = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, HELD);
    const stopListening = bus.listen(subjectOf(id), () => resolve());
    stop = () => {
      clearTimeout(timer);
      stopListening();
    };
  });
  return { news, stop: () => stop() };
}

async function answerFor(services: Services, seek: SeekRow): Promise<SeekAnswer> {
  const { id, since, match } = seek;
  const now = services.now();
  const found = match && (await findMatch(services.store, match));
  const own = found ? found.seats.find(({ account }) => account === seek.account) : undefined;
  const seated =
    match && own ? { id: match, player: own.player, seat: await renewToken(services, own) } : null;
  return { id, waited: Math.max(0, now - since), range: reachOf(seek, now), match: seated };
}
