import type { Outcome } from '@opencarrom/physics';
import type { Hand } from '../hand/hand.js';
import { seatAfter, type Table } from '../table/table.js';
import { viewOf } from '../table/view.js';
import { chanceToPot } from './chance-of-last-man.js';
import type { RuledStroke } from './umpire.js';
import { boardGoal } from './win-the-board.js';

/**
 * What a stroke played as meant leaves the opponent: his chance of the easiest pot there is, by whatever way. Null
 * where he is not on turn next, or where something has to be placed first.
 */
export function leftToOpponent(
  table: Table,
  { rest }: Pick<Outcome, 'rest'>,
  { over, continues, mineBack, theirsBack, queenBack, board }: RuledStroke,
  hand: Hand,
): number | null {
  if (over || continues || queenBack || mineBack + theirsBack > 0) return null;
  const men = rest.flatMap(({ id, x, y }) => (id === 'striker' ? [] : [{ id, x, y }]));
  const view = viewOf({ ...table, board, seat: seatAfter(table, table.seat), men });
  const { targets } = boardGoal(view, hand);
  return targets.reduce((most, man) => Math.max(most, chanceToPot(view, man, hand)), 0);
}
