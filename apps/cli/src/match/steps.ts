import { type Event, evolve, type MatchRecord, type MatchState, openMatch, phaseOf } from '@opencarrom/match';

/** One event of a record, with the match before and after it. */
export interface Step {
  readonly event: Event;
  readonly before: MatchState;
  readonly after: MatchState;
  /** The how-manieth stroke of the record it is; null where it is none. */
  readonly stroke: number | null;
}

/** The match again, event by event. */
export function* stepsOf({ head, events }: Pick<MatchRecord, 'head' | 'events'>): Generator<Step> {
  let before = openMatch(head);
  let strokes = 0;
  for (const event of events) {
    const after = evolve(before, event);
    const stroke = isStroke(event) ? ++strokes : null;
    yield { event, before, after, stroke };
    before = after;
  }
}

const isStroke = (event: Event): boolean =>
  event.type === 'done' && (event.act.type === 'strike' || event.act.type === 'observe');

/** The line of a record that an event stands on: the head has the first. */
export const lineOf = ({ seq }: Event): number => seq + 1;

/** How the match stands after an event, in short. */
export function standingAfter({ after }: Step): object {
  const { board, score } = after;
  return {
    phase: phaseOf(after),
    onTurn: board?.onTurn ?? null,
    table: board?.table ?? null,
    score: { games: score.games, match: score.match },
  };
}
