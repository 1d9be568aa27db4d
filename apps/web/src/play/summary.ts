import type { MatchState } from '@opencarrom/match';
import type { Standing } from '../store/shelf.js';

/** How a match stands, for lists: the score, and the board being played while it goes on. */
export function summaryOf({ score, board, outcome }: MatchState): Standing {
  if (outcome) return { score: score.match, at: null };
  const { A, B } = score.games.at(-1) ?? { A: 0, B: 0 };
  return board
    ? { score: { A, B }, at: { game: board.game, board: board.board } }
    : { score: null, at: null };
}
