import { coveredBy, MEN_PER_SIDE, other, type Side } from '@opencarrom/laws';
import type { Doing } from '../log/command.js';
import { type MatchState, sideOf, sideOfPlayer } from '../state.js';
import { inPlay, withBoard } from './board.js';

export function recounted(state: MatchState, { white, black, queen, onTurn }: Doing<'recount'>): MatchState {
  const board = inPlay(state);
  const { table } = board;
  const player = onTurn ?? board.onTurn;
  const men = (side: Side, count: typeof white) => ({
    ...table[side],
    ...count,
    hasPocketed: table[side].hasPocketed || count.onBoard < MEN_PER_SIDE || queen === `covered-by-${side}`,
  });
  return withBoard(state, {
    onTurn: player,
    tasks: [],
    ruling: null,
    hearing: null,
    unclaimed: null,
    recalls: [],
    unnoticed: [],
    table: {
      ...table,
      turn: sideOfPlayer(board, player),
      white: men('white', white),
      black: men('black', black),
      queen,
      broken: true,
      breakAttempts: 0,
    },
  });
}

/** What lies there at the end of a board that nobody followed stroke by stroke. */
export function tallied(state: MatchState, tally: Doing<'tally'>): MatchState {
  const board = inPlay(state);
  const { table } = board;
  const winner = sideOf(board, tally.winner);
  return withBoard(state, {
    tally,
    tasks: [],
    table: {
      ...table,
      [winner]: { ...table[winner], onBoard: 0, owed: 0 },
      [other(winner)]: { ...table[other(winner)], onBoard: tally.men, owed: 0 },
      queen: tally.queen ? coveredBy(sideOf(board, tally.queen)) : 'on-board',
      broken: true,
    },
  });
}
