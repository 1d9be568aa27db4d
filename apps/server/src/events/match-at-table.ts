import { type DrawnMatch, type EventState, isDraft, matchOf } from '@opencarrom/tournament';
import { refusalProblem } from './refusals.js';
import { ToldProblem, told } from './told.js';

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

/** A phone has rights for its table alone. */
export function assertAtTable(state: EventState, named: Named, table: number): void {
  const match = publishedMatch(state, named);
  if (match.table !== table)
    throw new ToldProblem(
      403,
      'not-allowed',
      told((w) => w.otherTable(named.match, table)),
      'body.match',
    );
}
