import { bookFor } from '../head.js';
import type { Deeming } from '../log/command.js';
import type { MatchState } from '../state.js';
import { inPlay, keptOwed, withBoard } from './board.js';
import { deemedAtOnce, isDeemedAtOnce } from './deemed-at-once.js';
import { withOwnMan } from './stands.js';
import { known, overlooked } from './unnoticed.js';

/** What nobody noticed until the next stroke was made stands as it is. */
export function deemed(state: MatchState, act: Deeming): MatchState {
  if (isDeemedAtOnce(state, act)) return deemedAtOnce(state, act);
  const board = inPlay(state);
  const [one] = overlooked(board, act, 'too-late');
  // Who struck out of turn is none of these: that stroke is done again as theirs, by events of its own.
  if (!one) return state;
  const { table } = board;
  switch (act.matter) {
    case 'queen-covered':
      return withBoard(state, {
        table: { ...table, queen: `covered-by-${one.side}` },
        unnoticed: board.unnoticed.filter(({ what }) => what !== 'queen'),
      });
    case 'dues-forfeited': {
      const men = act.men ?? 0;
      const owed = bookFor(state.head).rules.overlookedDues.is === 'owed' ? men : 0;
      // Others may wait to be placed just now: they still do.
      const { tasks } = board;
      return withBoard(keptOwed(state, one.side, men, owed), { tasks, unnoticed: known(board, one, men) });
    }
    default:
      return withBoard(state, { table: withOwnMan(table, one.side), unnoticed: known(board, one, 1) });
  }
}
