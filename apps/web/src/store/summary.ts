import { type MatchState, matchEnd } from '@opencarrom/match';
import type { Standing } from './shelf.js';

/** How a match stands, for lists: the score, and the board being played while it goes on; in the end how it ended. */
export function summaryOf(state: MatchState): Standing {
  const { head, score, board, outcome, lines } = state;
  const { A, B } = score.games.at(-1) ?? { A: 0, B: 0 };
  if (!outcome)
    return board
      ? { score: { A, B }, at: { game: board.game, board: board.board } }
      : { score: null, at: null };
  // Of a single game its points are the result; of a match the games won.
  const result = head.length === 'match' ? { A: score.match.A, B: score.match.B } : { A, B };
  const { by, laws, reason } = matchEnd(state) ?? { by: null, laws: [], reason: null };
  if (!by) return { score: result, at: null };
  // Where not a board was played there is no score to speak of.
  return { score: lines.length > 0 ? result : null, at: null, ended: { by, laws, reason } };
}
