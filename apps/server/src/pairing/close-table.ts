import type { MatchOutcome } from '@opencarrom/match';
import { Problem } from '../http/problem.js';
import type { Visitor } from '../people/visitor.js';
import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import { findMatch } from './found-match.js';
import { holdOpen, tellSeats } from './take-seat.js';

const UNPLAYED: MatchOutcome = { winner: null, how: 'abandoned', laws: [], reason: null };

/** Takes a match back that its maker has for themselves as yet. */
export async function closeTable(services: Services, id: string, { account }: Visitor): Promise<void> {
  const { row, seats } = await findMatch(services.store, id);
  const maker = seats.find(({ player }) => player === 'A1');
  if (maker?.account !== account)
    throw new Problem(403, 'not-allowed', 'a match is taken back by the one who made it');
  if (row.status === 'over') return;
  const written = await services.store.write([
    holdOpen(services, id),
    close(services, id, account),
    leaveLobby(services, id),
  ]);
  if (written === 'unmet')
    throw new Problem(409, 'others-sit-here', 'somebody else sits here already: give the match up instead');
  tellSeats(services, id);
}

/** Unless somebody besides this one sits there. */
function close({ store: { db }, now }: Services, match: string, account: string): Change {
  const others = db
    .selectFrom('seats')
    .select('player')
    .where('match', '=', match)
    .where('account', '!=', account);
  return {
    change: db
      .updateTable('matches')
      .set({ status: 'over', ended_at: now(), result: JSON.stringify(UNPLAYED) })
      .where('id', '=', match)
      .where(({ not, exists }) => not(exists(others))),
    rows: 1,
  };
}

const leaveLobby = ({ store: { db } }: Services, match: string): Change => ({
  change: db.deleteFrom('lobby').where('match', '=', match),
});

/** Ends a match that still waits for somebody, and that nobody has come to see since. */
export async function closeUnseen(services: Services, match: string, seenBefore: number): Promise<void> {
  const { db } = services.store;
  const ended = { status: 'over', ended_at: services.now(), result: JSON.stringify(UNPLAYED) } as const;
  const written = await services.store.write([
    holdOpen(services, match),
    { change: db.deleteFrom('lobby').where('match', '=', match).where('seen_at', '<', seenBefore), rows: 1 },
    { change: db.updateTable('matches').set(ended).where('id', '=', match) },
  ]);
  if (written !== 'unmet') tellSeats(services, match);
}
