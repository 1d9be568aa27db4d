import type { MatchState } from '@opencarrom/match';

/** A board that the last act decided. */
export interface BoardEnd {
  /** The match as it lay when the board was decided: nothing is left to be done in it. */
  readonly lying: MatchState;
  /** Is the match over with it? */
  readonly isLast: boolean;
}

/**
 * The board that was decided last, where nothing has been done since: the next one is set up already, or the
 * match is over, but people want to see how it ended. Whoever said "next board" has seen it.
 */
export function boardEnd(state: MatchState): BoardEnd | null {
  const isLast = state.outcome !== null;
  let lying: MatchState | null = null;
  for (let at: MatchState | null = state; at?.last; at = at.past) {
    const { last, past } = at;
    if (last.type === 'rewound') return null;
    if (last.type === 'done')
      return lying && (isLast || last.act.type !== 'close') ? { lying, isLast } : null;
    if ((last.type === 'board-over' || last.type === 'match-over') && past?.board)
      lying = { ...past, clock: null, outcome: { winner: last.winner, how: 'score' } };
  }
  return null;
}
