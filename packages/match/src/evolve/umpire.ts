import { coveredBy, MEN_PER_SIDE, other, type Queen, type Side } from '@opencarrom/laws';
import type { Doing } from '../log/command.js';
import type { Player } from '../players.js';
import { type BoardInPlay, type MatchState, sideOf, sideOfPlayer } from '../state.js';
import { inPlay, keptOwed, withBoard } from './board.js';

/** What nobody noticed until the next stroke stands as it is. */
export function deemed(state: MatchState, { matter, player }: Doing<'deem'>): MatchState {
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
      const count = board.tasks.filter((task) => task.owed && task.piece === side).length;
      return keptOwed(state, side, count, 0);
    }
    case 'own-man-placed':
      return withBoard(state, { table: ownManStands(board), tasks: [] });
    case 'out-of-turn':
      return outOfTurn(state, player ?? board.onTurn);
  }
}

/** Whose men are owed: those waiting to be placed, or else those outstanding. */
export function owedSide({ tasks, table }: BoardInPlay): Side {
  const task = tasks.find(({ owed }) => owed);
  if (task) return task.piece === 'white' ? 'white' : 'black';
  return table.white.owed > 0 ? 'white' : 'black';
}

/** The placer's own man lies there instead of the one owed, which is owed no more. */
function ownManStands(board: BoardInPlay): BoardInPlay['table'] {
  const { table } = board;
  const owed = owedSide(board);
  const placer = other(owed);
  const onBoard = (side: Side, by: number) => ({
    ...table[side],
    onBoard: table[side].onBoard + by,
  });
  return { ...table, [owed]: onBoard(owed, -1), [placer]: onBoard(placer, 1) };
}

function outOfTurn(state: MatchState, player: Player): MatchState {
  const board = inPlay(state);
  const turn = sideOfPlayer(board, player);
  const { table } = board;
  // Her cover was still to come when the others struck, and nobody noticed: she counts as covered.
  const queen: Queen =
    table.queen === 'to-cover' && turn !== table.turn ? `covered-by-${table.turn}` : table.queen;
  return withBoard(state, { onTurn: player, strokesThisTurn: 0, table: { ...table, turn, queen } });
}

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
