import {
  backAlong,
  type Event,
  type Head,
  type LoggedMatch,
  type MatchState,
  replay,
} from '@opencarrom/match';

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
export function boardEnd({ state, events }: LoggedMatch): BoardEnd | null {
  const isLast = state.outcome !== null;
  let over: Over | null = null;
  for (const event of backAlong(events, state.seq)) {
    if (event.type === 'rewound') return null;
    if (event.type === 'board-over' || event.type === 'match-over') over = event;
    if (event.type !== 'done') continue;
    const isSeen = !isLast && event.act.type === 'close';
    const lying = over && !isSeen ? lyingAt(over, state.head, events) : null;
    return lying && { lying, isLast };
  }
  return null;
}

type Over = Extract<Event, { type: 'board-over' | 'match-over' }>;

/** The match as it lay when the board was decided; null where it had not begun. */
export function lyingAt({ seq, winner }: Over, head: Head, events: readonly Event[]): MatchState | null {
  const before = replay(head, events.slice(0, seq - 1));
  return (
    before.board && { ...before, clock: null, outcome: { winner, how: 'score', laws: [], reason: null } }
  );
}
