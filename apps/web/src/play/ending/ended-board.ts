import type { Competitor } from '@opencarrom/laws';
import { type BoardLine, type Event, type MatchState, type Recap, recapOf } from '@opencarrom/match';
import type { BoardEnd } from '../board-end.js';

/** A board's end as its screen needs it. */
export interface EndedBoard {
  readonly match: MatchState;
  readonly lying: MatchState;
  /** What the score sheet has of it; null: the match ended without it. */
  readonly line: BoardLine | null;
  readonly recap: Recap;
  /** Points of the game, with this board. */
  readonly score: Readonly<Record<Competitor, number>>;
}

/** Looks back on the board that has just been decided; null where none was set up. */
export function endedBoard(
  match: MatchState,
  events: readonly Event[],
  { lying }: BoardEnd,
): EndedBoard | null {
  const { board } = lying;
  if (!board) return null;
  const last = match.lines.at(-1);
  const line = last?.game === board.game && last.board === board.board ? last : null;
  const { A, B } = match.score.games[board.game - 1] ?? { A: 0, B: 0 };
  return { match, lying, line, recap: recapOf({ state: lying, events }, line), score: { A, B } };
}
