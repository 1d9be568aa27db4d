import type { PlainTable } from '@opencarrom/ai';
import type { Board, Men } from '@opencarrom/laws';
import type { PlacedMan } from '@opencarrom/physics';
import { type Colour, kindOf, nowOf, type Practice } from './practice.js';
import { MEN_OF } from './setups.js';

/**
 * The board a computer player would see here. A practice board may lack what a real one has; the side without
 * men is given one that is nowhere, so that the board is not over before it began.
 */
export function tableOfPractice(state: Practice): PlainTable {
  const { men } = nowOf(state);
  const broken = !isRacked(men);
  const count = (side: Colour): Men => {
    const onBoard = men.filter(({ id }) => kindOf(id) === side).length;
    return { onBoard: Math.max(1, onBoard), owed: 0, score: 0, hasPocketed: broken };
  };
  const board: Board = {
    turn: state.side,
    white: count('white'),
    black: count('black'),
    queen: men.some(({ id }) => id === 'queen') ? 'on-board' : `covered-by-${state.side}`,
    broken,
    breakAttempts: 0,
  };
  return { rulebook: 'icf', discipline: 'singles', seat: state.seat, board, men };
}

/** All nineteen lie as for the break. */
const isRacked = (men: readonly PlacedMan[]): boolean =>
  MEN_OF.opening.every(({ id, x, y }) => men.some((man) => man.id === id && man.x === x && man.y === y));

/** There is something for a hint to aim at. */
export const mayHint = (state: Practice): boolean =>
  nowOf(state).men.some(({ id }) => kindOf(id) === state.side || id === 'queen');
