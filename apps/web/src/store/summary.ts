import type { MatchState } from '@opencarrom/match';
import type { Standing } from './shelf.js';

/** How a match stands, for lists: the score, and the board being played while it goes on. */
export function summaryOf({ head, score, board, outcome }: MatchState): Standing {
  const { A, B } = score.games.at(-1) ?? { A: 0, B: 0 };
  // Of a single game its points are the result; of a match the games won.
  if (outcome) return { score: head.length === 'match' ? score.match : { A, B }, at: null };
  return board
    ? { score: { A, B }, at: { game: board.game, board: board.board } }
    : { score: null, at: null };
}
