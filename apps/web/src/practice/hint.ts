import type { PlainTable } from '@opencarrom/ai';
import type { Board, Men } from '@opencarrom/laws';
import { type Colour, kindOf, nowOf, type Practice } from './practice.js';

/**
 * The board a computer player would see here. A practice board may lack what a real one has; the side without
 * men is given one that is nowhere, so that the board is not over before it began.
 */
export function tableOfPractice(state: Practice): PlainTable {
  const { men } = nowOf(state);
  const count = (side: Colour): Men => {
    const onBoard = men.filter(({ id }) => kindOf(id) === side).length;
    return { onBoard: Math.max(1, onBoard), owed: 0, score: 0, hasPocketed: true };
  };
  const board: Board = {
    turn: state.side,
    white: count('white'),
    black: count('black'),
    queen: men.some(({ id }) => id === 'queen') ? 'on-board' : `covered-by-${state.side}`,
    broken: true,
    breakAttempts: 0,
  };
  return { rulebook: 'icf', discipline: 'singles', seat: state.seat, board, men };
}

/** There is something for a hint to aim at. */
export const mayHint = (state: Practice): boolean =>
  nowOf(state).men.some(({ id }) => kindOf(id) === state.side || id === 'queen');
