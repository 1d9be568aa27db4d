import { type Player, playersOf } from '@opencarrom/match';
import { Problem } from '../http/problem.js';
import type { Visitor } from '../people/visitor.js';
import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import type { SeatRow } from '../store/tables.js';
import { type FoundMatch, findMatch } from './found-match.js';
import type { SeatTaken } from './joining.js';
import { mustNotHaveMetEnough } from './may-play.js';
import { makeSeatToken } from './new-match.js';
import { holdOpen, isFree, sitDown, tellSeats } from './take-seat.js';

/** Whoever made a match is known by it, and keeps it. */
const MAKERS = 'A1';

/** Sits somebody down in another free seat of a match that has not begun. */
export async function changeSeat(
  services: Services,
  id: string,
  { account }: Visitor,
  player: Player,
): Promise<SeatTaken> {
  const found = await findMatch(services.store, id);
  const own = found.seats.find((seat) => seat.account === account);
  if (!own) throw new Problem(403, 'not-allowed', 'who changes seats sits there already');
  if (own.player === MAKERS) throw new Problem(403, 'not-allowed', 'the maker of a match keeps the seat');
  mustBeFree(found, player);
  if (found.row.kind === 'rated')
    await mustNotHaveMetEnough(
      services,
      account,
      player,
      found.seats.filter((seat) => seat !== own),
    );
  const token = makeSeatToken(services);
  const written = await services.store.write([
    holdOpen(services, id),
    leaving(services, own),
    sitDown(services, { match: id, player, sitter: { account }, token }),
  ]);
  if (written === 'unmet') {
    mustBeFree(await findMatch(services.store, id), player);
    throw changed();
  }
  tellSeats(services, id);
  return { player, seat: token };
}

/** Empties a seat of a match that has not begun: one's own, or a computer's that sits there by the maker's wish. */
export async function emptySeat(
  services: Services,
  id: string,
  { account }: Visitor,
  player: Player,
): Promise<void> {
  const found = await findMatch(services.store, id);
  const seat = seatIn(found, player);
  const isMaker = found.seats.some((each) => each.player === MAKERS && each.account === account);
  const isTheirs = seat.computer === null ? seat.account === account && player !== MAKERS : isMaker;
  if (!isTheirs) throw new Problem(403, 'not-allowed', 'one leaves one’s own seat, or takes a computer away');
  mustBeOpen(found);
  const written = await services.store.write([holdOpen(services, id), leaving(services, seat)]);
  if (written === 'unmet') {
    mustBeOpen(await findMatch(services.store, id));
    throw changed();
  }
  tellSeats(services, id);
}

function seatIn({ head, seats }: FoundMatch, player: Player): SeatRow {
  const seat = seats.find((each) => each.player === player);
  if (!seat || !playersOf(head.discipline).includes(player))
    throw new Problem(400, 'no-such-seat', `${head.discipline} has no ${player}`, 'params.player');
  return seat;
}

function mustBeFree(found: FoundMatch, player: Player): void {
  mustBeOpen(found);
  if (!isFree(seatIn(found, player)))
    throw new Problem(409, 'seat-taken', `somebody sits at ${player} already`, 'params.player');
}

function mustBeOpen({ row }: FoundMatch): void {
  if (row.status !== 'open') throw new Problem(409, 'has-begun', 'the match has begun: seats are kept');
}

const changed = () =>
  new Problem(409, 'changed-meanwhile', 'the seats changed meanwhile: look again, and try again');

function leaving({ store: { db } }: Services, { match, player, account, computer }: SeatRow): Change {
  const seat = db.updateTable('seats').where('match', '=', match).where('player', '=', player);
  const sat = account === null ? seat.where('computer', '=', computer) : seat.where('account', '=', account);
  return { change: sat.set({ account: null, computer: null, token_hash: null }), rows: 1 };
}
