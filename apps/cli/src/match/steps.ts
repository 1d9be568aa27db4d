import { type Event, phaseOf, type Step } from '@opencarrom/match';

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
