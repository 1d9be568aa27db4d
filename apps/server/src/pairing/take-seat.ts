import type { Player } from '@opencarrom/match';
import { hashOf } from '../secrets.js';
import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import type { SeatRow } from '../store/tables.js';
import { makeSeatToken, type Sitter } from './new-match.js';

export const isFree = ({ account, computer }: Pick<SeatRow, 'account' | 'computer'>): boolean =>
  account === null && computer === null;

/** `begun`: it was the last free seat. `taken`: it was not free any more, or whoever wanted it sits already. */
export type Took = { readonly token: string | null; readonly begun: boolean } | 'taken';

/** Sits somebody down in a free seat of an open match. Of many who want it at once, one gets it. */
export async function takeSeat(
  services: Services,
  match: string,
  player: Player,
  sitter: Sitter,
): Promise<Took> {
  const { store } = services;
  const token = 'account' in sitter ? makeSeatToken(services) : null;
  const written = await store.write([
    holdOpen(services, match),
    sitDown(services, { match, player, sitter, token }),
    beginIfFull(services, match),
  ]);
  if (written === 'unmet') return 'taken';
  tellSeats(services, match);
  const begun = written.rows[2] === 1;
  if (begun) await begin(services, match);
  return { token, begun };
}

/** Sockets look at the seats anew. */
export const tellSeats = ({ bus }: Services, match: string): void => bus.publish(`match.${match}.seats`, '');

/** Those who sit there are told either way: whoever comes to the match next makes it begin too. */
export async function begin({ rooms, logger }: Services, match: string): Promise<void> {
  try {
    await rooms.seated(match);
  } catch (fault) {
    logger.error({ err: fault, match }, 'a full match did not begin at once');
  }
}

/** Nobody else takes a seat meanwhile: of two who take the last two, the second sees that the match is full. */
export const holdOpen = ({ store }: Services, match: string): Change => ({
  change: store.db
    .updateTable('matches')
    .set({ status: 'open' })
    .where('id', '=', match)
    .where('status', '=', 'open'),
  rows: 1,
});

interface SittingDown {
  readonly match: string;
  readonly player: Player;
  readonly sitter: Sitter;
  readonly token: string | null;
}

export function sitDown({ store: { db } }: Services, { match, player, sitter, token }: SittingDown): Change {
  const free = db
    .updateTable('seats')
    .where('match', '=', match)
    .where('player', '=', player)
    .where('account', 'is', null)
    .where('computer', 'is', null);
  if ('computer' in sitter) return { change: free.set({ computer: sitter.computer }), rows: 1 };
  const { account } = sitter;
  const sitsAlready = db
    .selectFrom('seats as other')
    .select('other.player')
    .where('other.match', '=', match)
    .where('other.account', '=', account);
  return {
    change: free
      .set({ account, token_hash: token && hashOf(token) })
      .where(({ not, exists }) => not(exists(sitsAlready))),
    rows: 1,
  };
}

function beginIfFull({ store: { db }, now }: Services, match: string): Change {
  const free = db
    .selectFrom('seats')
    .select('player')
    .where('match', '=', match)
    .where('account', 'is', null)
    .where('computer', 'is', null);
  return {
    change: db
      .updateTable('matches')
      .set({ status: 'live', started_at: now() })
      .where('id', '=', match)
      .where(({ not, exists }) => not(exists(free))),
  };
}

/** Another token for somebody who sits there; the one before is good no more. */
export async function renewToken(services: Services, { match, player, account }: SeatRow): Promise<string> {
  const token = makeSeatToken(services);
  await services.store.write([
    {
      change: services.store.db
        .updateTable('seats')
        .set({ token_hash: hashOf(token) })
        .where('match', '=', match)
        .where('player', '=', player)
        .where('account', '=', account),
    },
  ]);
  tellSeats(services, match);
  return token;
}
