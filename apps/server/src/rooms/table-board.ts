import { type MatchState, seatOf } from '@opencarrom/match';
import type { BoardFrame } from '@opencarrom/protocol';

/** How a board stands, as it is seen from afar. */
export type TableBoard = Omit<BoardFrame, 't' | 'match' | 'struck'>;

/** Between two boards, and before the first, nothing lies there. */
export function tableBoard({ seq, board, lines, score, seats }: MatchState, watchers: number): TableBoard {
  const { game, board: number } = board ?? lines.at(-1) ?? { game: 1, board: 1 };
  const points = score.games[game - 1];
  return {
    ...{ seq, game, board: number, watchers },
    men: (board?.men ?? []).map(({ id, x, y }) => ({ id, x, y })),
    turn: board && seats ? { player: board.onTurn, seat: seatOf(seats, board.onTurn) } : null,
    score: { A: points?.A ?? 0, B: points?.B ?? 0 },
    games: { A: score.match.A, B: score.match.B },
  };
}
