import { matchEnd } from '@opencarrom/match';

/** How a match stands, as the app keeps it for its lists. @param {import('@opencarrom/match').MatchState} state */
export function standing(state) {
  const { score, board, outcome, lines } = state;
  if (!outcome)
    return { score: score.games.at(-1) ?? null, at: board && { game: board.game, board: board.board } };
  const end = matchEnd(state);
  if (!end?.by) return { score: score.match, at: null };
  const { by, laws, reason } = end;
  return { score: lines.length > 0 ? score.match : null, at: null, ended: { by, laws, reason } };
}
