import type { Ruling } from '@opencarrom/laws';
import { inPlay } from '../evolve/board.js';
import type { MatchState, Task } from '../state.js';
import { rulingOn } from './ruling.js';

interface Forgoing {
  readonly way: 'rule-anew' | 'leave';
  readonly men: number;
}

/** How the one who places lets go what waits. Null: nothing can be let go. */
export const wayToForgo = (state: MatchState): Forgoing['way'] | null => forgoing(state)?.way ?? null;

/** How many men would stay in the pockets if the one who places let them go. */
export const menToForgo = (state: MatchState): number => (state.board ? (forgoing(state)?.men ?? 0) : 0);

/**
 * The ruling is given anew without the dues, which tells them from men that come back anyway; or, where somebody has
 * already placed or a law was called meanwhile, the men just stay in the pockets.
 */
function forgoing(state: MatchState): Forgoing | null {
  const { tasks, hearing, ruling, table } = inPlay(state);
  const side = tasks[0]?.piece;
  if (!hearing || !ruling || side === undefined || side === 'queen') return null;
  const called = hearing.pending.length > 0;
  if (!called && !hearing.decisions.forgo && isUntouched(tasks, ruling)) {
    const decisions = { ...hearing.decisions, forgo: 'forgo' } as const;
    const without = rulingOn(state, { ...hearing, decisions });
    const men = ruling.returned[side] - without.returned[side];
    if (men > 0) return { way: 'rule-anew', men };
  }
  const waiting = tasks.filter(({ owed, piece }) => owed && piece === side).length;
  const dues = called || side !== hearing.before.turn;
  return dues && waiting > 0 && table[side].onBoard > waiting ? { way: 'leave', men: waiting } : null;
}

/** Has no player placed anything since the ruling? */
function isUntouched(tasks: readonly Task[], { placing }: Ruling): boolean {
  const counts = placing.map(({ by, count }) => (by === 'umpire' ? 0 : count));
  return tasks.length === counts.reduce((sum, count) => sum + count, 0);
}
