import { MEN_PER_SIDE, other, type Side } from '@opencarrom/laws';
import type { Deeming } from '../log/command.js';
import type { BoardInPlay, MatchState } from '../state.js';
import { inPlay, keptOwed, withBoard } from './board.js';
import { outOfTurn, withOwnMan } from './stands.js';

/**
 * In records of version 1 what nobody noticed was entered before the next stroke, though the laws let it stand only
 * after that. They come to what they came to.
 */
export function isDeemedAtOnce(state: MatchState, { matter, player }: Deeming): boolean {
  if (state.head.version > 1) return false;
  const board = inPlay(state);
  const { tasks, table, hearing } = board;
  const side = owedSide(board);
  switch (matter) {
    case 'queen-covered':
      return hearing?.before.queen === 'to-cover' && table.queen === 'on-board';
    case 'dues-forfeited': {
      const waiting = waitingOf(board, side);
      return waiting > 0 && table[side].onBoard > waiting;
    }
    case 'own-man-placed':
      return (
        tasks.some(({ owed }) => owed) && table[other(side)].onBoard < MEN_PER_SIDE && table[side].onBoard > 1
      );
    case 'out-of-turn':
      return player !== undefined && state.seats?.[player] !== undefined && player !== board.onTurn;
  }
}

export function deemedAtOnce(state: MatchState, { matter, player }: Deeming): MatchState {
  const board = inPlay(state);
  const { table } = board;
  switch (matter) {
    case 'queen-covered': {
      const side = board.hearing ? board.hearing.before.turn : table.turn;
      const tasks = board.tasks.filter(({ piece }) => piece !== 'queen');
      return withBoard(state, { table: { ...table, queen: `covered-by-${side}` }, tasks });
    }
    case 'dues-forfeited': {
      const side = owedSide(board);
      return keptOwed(state, side, waitingOf(board, side), 0);
    }
    case 'own-man-placed':
      return withBoard(state, { table: withOwnMan(table, owedSide(board)), tasks: [] });
    case 'out-of-turn':
      return outOfTurn(state, player ?? board.onTurn);
  }
}

const waitingOf = ({ tasks }: BoardInPlay, side: Side): number =>
  tasks.filter((task) => task.owed && task.piece === side).length;

/** Whose men are owed: those waiting to be placed, or else those outstanding. */
function owedSide({ tasks, table }: BoardInPlay): Side {
  const task = tasks.find(({ owed }) => owed);
  if (task) return task.piece === 'white' ? 'white' : 'black';
  return table.white.owed > 0 ? 'white' : 'black';
}
