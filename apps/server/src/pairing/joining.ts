import { type Player, playersOf } from '@opencarrom/match';
import { Problem } from '../http/problem.js';
import type { Visitor } from '../people/visitor.js';
import type { Services } from '../services.js';
import { type FoundMatch, findMatch } from './found-match.js';
import { mustBeAllowed, mustNotBeBlocked, mustNotHaveMetEnough } from './may-play.js';
import { isFree, renewToken, takeSeat } from './take-seat.js';

export interface SeatTaken {
  readonly player: Player;
  readonly seat: string;
}

/** Sits somebody down: where they ask, or in the first seat that is free. Who sits there already is told so again. */
export async function joinMatch(
  services: Services,
  id: string,
  person: Visitor,
  wanted?: Player,
): Promise<SeatTaken> {
  const found = await findMatch(services.store, id);
  const own = found.seats.find(({ account }) => account === person.account);
  if (own) return { player: own.player, seat: await renewToken(services, own) };
  await mustBeAllowed(services, found.row.kind, person);
  await mustNotBeBlocked(services, person.account, found.seats);
  for (const player of seatsToTry(found, wanted)) {
    if (found.row.kind === 'rated') await mustNotHaveMetEnough(services, person.account, player, found.seats);
    const took = await takeSeat(services, id, player, { account: person.account });
    if (took !== 'taken' && took.token) return { player, seat: took.token };
  }
  // Somebody was quicker: the same person in another window, or somebody else where there may be another seat.
  const now = await findMatch(services.store, id);
  if (now.seats.some(({ account }) => account === person.account) || seatsToTry(now, wanted).length > 0)
    return joinMatch(services, id, person, wanted);
  throw full();
}

function seatsToTry({ row, head, seats }: FoundMatch, wanted?: Player): readonly Player[] {
  if (wanted && !playersOf(head.discipline).includes(wanted))
    throw new Problem(400, 'no-such-seat', `${head.discipline} has no ${wanted}`, 'body.player');
  if (row.status !== 'open') throw full();
  const free = seats.filter(isFree).map(({ player }) => player);
  if (wanted && !free.includes(wanted))
    throw new Problem(409, 'seat-taken', `somebody sits at ${wanted} already`, 'body.player');
  if (free.length === 0) throw full();
  return wanted ? [wanted] : free;
}

const full = () => new Problem(409, 'no-seat-free', 'every seat of the match is taken');
