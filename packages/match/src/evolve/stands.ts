import { other, type Queen, type Side } from '@opencarrom/laws';
import type { Player } from '../players.js';
import { type BoardInPlay, type MatchState, sideOfPlayer } from '../state.js';
import { inPlay, withBoard } from './board.js';

/** The placer's own man lies there instead of the one owed, which is owed no more. */
export function withOwnMan(table: BoardInPlay['table'], owed: Side): BoardInPlay['table'] {
  const placer = other(owed);
  const onBoard = (side: Side, by: number) => ({ ...table[side], onBoard: table[side].onBoard + by });
  return { ...table, [owed]: onBoard(owed, -1), [placer]: onBoard(placer, 1) };
}

/** A stroke out of turn is allowed: this player is on turn for it. */
export function outOfTurn(state: MatchState, player: Player): MatchState {
  const board = inPlay(state);
  const turn = sideOfPlayer(board, player);
  const { table } = board;
  // Her cover was still to come when the others struck, and nobody noticed: she counts as covered.
  const queen: Queen =
    table.queen === 'to-cover' && turn !== table.turn ? `covered-by-${table.turn}` : table.queen;
  return withBoard(state, { onTurn: player, strokesThisTurn: 0, table: { ...table, turn, queen } });
}
