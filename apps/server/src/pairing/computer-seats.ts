import type { Player } from '@opencarrom/match';
import { Problem } from '../http/problem.js';
import type { Visitor } from '../people/visitor.js';
import type { Services } from '../services.js';
import { findMatch } from './found-match.js';
import { takeSeat } from './take-seat.js';

/** Sits a computer down in an empty seat: the one who made the match says so, and nothing is rated. */
export async function seatComputer(
  services: Services,
  id: string,
  person: Visitor,
  { player, level }: { readonly player: Player; readonly level: number },
): Promise<void> {
  const { row, seats } = await findMatch(services.store, id);
  if (seats.find((seat) => seat.player === 'A1')?.account !== person.account)
    throw new Problem(403, 'not-allowed', 'computers are asked to sit down by the one who made the match');
  if (row.kind !== 'casual') throw new Problem(409, 'not-casual', 'computers do not play rated matches');
  if (!seats.some((seat) => seat.player === player))
    throw new Problem(400, 'no-such-seat', `the match has no ${player}`, 'body.player');
  if ((await takeSeat(services, id, player, { computer: level })) === 'taken')
    throw new Problem(409, 'seat-taken', `somebody sits at ${player} already`, 'body.player');
}
