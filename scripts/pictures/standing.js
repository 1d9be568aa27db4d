/** How a match stands, as the app keeps it for its lists. @param {import('@opencarrom/match').MatchState} state */
export function standing({ score, board, outcome }) {
  if (outcome) return { score: score.match, at: null };
  return { score: score.games.at(-1) ?? null, at: board && { game: board.game, board: board.board } };
}
