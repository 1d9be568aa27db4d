import { type MatchState, sideName } from '@opencarrom/match';

/** A game in one line, for lists: who, and how it stands. */
export function summaryOf({ head, score, board, outcome }: MatchState): string {
  const names = `${sideName(head, 'A')} – ${sideName(head, 'B')}`;
  const game = score.games.at(-1);
  const points = game ? `${game.A}–${game.B}` : '0–0';
  if (outcome) return `${names} ${score.match.A}–${score.match.B}`;
  return board ? `${names} ${points}, ${board.game}/${board.board}` : names;
}
