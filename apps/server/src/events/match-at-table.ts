import {
  type DrawnMatch,
  type EventState,
  entryName,
  isDraft,
  matchOf,
  participantOf,
} from '@opencarrom/tournament';
import { refusalProblem } from './refusals.js';
import { type Told, ToldProblem, told } from './told.js';

interface Named {
  readonly match: number;
  readonly rubber?: number;
}

/** A match that is played and that everybody may know of; else refused, as one that is not there. */
export function publishedMatch(state: EventState, { match: number, rubber }: Named): DrawnMatch {
  const match = isDraft(state, number) ? undefined : matchOf(state, number)?.match;
  if (!match) throw refusalProblem({ why: 'no-such-match', match: number, last: state.lastMatch }, state);
  if (match.b === null) throw refusalProblem({ why: 'a-bye', match: number }, state);
  const { tie } = match;
  if (rubber !== undefined && !tie) throw refusalProblem({ why: 'not-a-tie', match: number }, state);
  if (tie && rubber === undefined)
    throw new ToldProblem(
      400,
      'bad-request',
      told((w) => w.byRubbers),
      'body.rubber',
    );
  if (tie && rubber !== undefined && !tie.rubbers[rubber - 1])
    throw refusalProblem(
      { why: 'tie', match: number, fault: { why: 'no-such-rubber', rubber, rubbers: tie.rubbers.length } },
      state,
    );
  return match;
}

/** Side a and side b, as whoever reports a match had them. */
export type Entrants = readonly [number, number];

/** Why a result waits that others played. */
export const OTHER_PAIRING = 'other-pairing';

/** Who the draw has there now. */
export const drawnOf = ({ a, b }: Pick<DrawnMatch, 'a' | 'b'>): Entrants => [a, b ?? 0];

/**
 * Was it played by others than the draw has there now? A draw that is not public any more can be changed by hand, and keeps
 * its numbers. Null: by the same, or nobody says by whom.
 */
export function otherPairing(
  state: EventState,
  { number, a, b }: Pick<DrawnMatch, 'number' | 'a' | 'b'>,
  entrants: Entrants | undefined,
): Told | null {
  if (!entrants || (entrants[0] === a && entrants[1] === b)) return null;
  const [were, are] = [entrants, drawnOf({ a, b })].map((sides) => sides.map((each) => called(state, each)));
  return told((w) => w.otherPairing(number, were ?? [], are ?? []));
}

function called(state: EventState, entrant: number): string {
  const participant = participantOf(state, entrant);
  return participant ? entryName(participant.entry) : `${entrant}`;
}

/** A phone has rights for its table alone. */
export function assertAtTable(state: EventState, named: Named, table: number): DrawnMatch {
  const match = publishedMatch(state, named);
  if (match.table !== table)
    throw new ToldProblem(
      403,
      'not-allowed',
      told((w) => w.otherTable(named.match, table, match.table)),
      'body.match',
    );
  return match;
}
