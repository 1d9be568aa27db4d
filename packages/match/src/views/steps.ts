import { evolve, statesOf } from '../evolve/evolve.js';
import type { Head } from '../head.js';
import type { Event } from '../log/event.js';
import { backAlong, isStroke, standingIn } from '../log/standing.js';
import type { LoggedMatch, MatchState } from '../state.js';

/** One event of a log, with the match before and after it. */
export interface Step {
  readonly event: Event;
  readonly before: MatchState;
  readonly after: MatchState;
}

/** A step of a whole log, and what is left of it at the log's end. */
export interface LogStep extends Step {
  /** Does it still count? An act that went back does as long as the match has not gone back behind it. */
  readonly stands: boolean;
  /** Its number among the strokes that stand; null where it is none of them. */
  readonly stroke: number | null;
}

/**
 * A log read step by step. What was corrected, taken back or played on a board that a protest did away with is
 * there too, but stands no more: only strokes that stand are counted.
 */
export function stepsOf({ head, events }: { head: Head; events: readonly Event[] }): readonly LogStep[] {
  const states = statesOf(head, events);
  const standing = new Set(standingIn(events));
  let strokes = 0;
  return events.map((event, index) => {
    const stands = standing.has(event);
    const stroke = stands && isStroke(event) ? ++strokes : null;
    const [before, after] = [states[index] as MatchState, states[index + 1] as MatchState];
    return { event, before, after, stands, stroke };
  });
}

/**
 * The steps that stand of the board in play, from its setting up on: so much is found without evolving the whole log.
 * What is not the board's, as warnings and protests, is as it is now.
 */
export function stepsOnBoard({ state, events }: LoggedMatch): readonly Step[] {
  const { board } = state;
  if (!board) return [];
  let before: MatchState = { ...state, board: null, outcome: null, clock: null, seq: board.setAt - 1 };
  return eventsSince(events, state.seq, board.setAt).map((event) => {
    const step = { event, before, after: evolve(before, event) };
    before = step.after;
    return step;
  });
}

/** What happened from an event to another and still counts, in its order. */
function eventsSince(events: readonly Event[], to: number, from: number): readonly Event[] {
  const since: Event[] = [];
  for (const event of backAlong(events, to)) {
    if (event.seq < from) break;
    if (event.type !== 'rewound') since.push(event);
  }
  return since.reverse();
}
