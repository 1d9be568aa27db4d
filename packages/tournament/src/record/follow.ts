import type { LoggedEvent } from '../event/evolve.js';
import type { EventLine } from '../event/happening.js';
import { matchOf, participantOf } from '../event/state.js';
import { refuse } from '../read/fault.js';

/**
 * Refuses a line that speaks of people, matches or lines that are not there. Whether what it gave is right is for
 * `checkEvent`: a log that was written by another edition of the program still opens.
 */
export function needFollowing({ happenings, state }: LoggedEvent, happening: EventLine): void {
  const { seq, act } = happening;
  if (seq !== happenings.length + 1)
    refuse('out-of-order', 'seq', `line ${happenings.length + 1} was expected, not ${seq}`);
  if ((act.type === 'open') !== (seq === 1))
    refuse('out-of-order', 'act.type', 'an event is opened by its first line, and only there');
  const here = new Set(entrantsGiven(happening));
  for (const entrant of entrantsNamed(happening))
    if (!here.has(entrant) && !participantOf(state, entrant))
      refuse('unknown-competitor', 'act', `there is no entrant ${entrant}`);
  for (const match of matchesNamed(happening))
    if (!matchOf(state, match)) refuse('unknown-match', 'act.match', `there is no match ${match}`);
  if (act.type === 'undo' && (act.of >= seq || act.of < 2))
    refuse('out-of-order', 'act.of', `line ${act.of} cannot be undone here`);
}

const entrantsGiven = (happening: EventLine): readonly number[] =>
  happening.act.type === 'enter' ? (happening.gave as { numbers: readonly number[] }).numbers : [];

function entrantsNamed({ act, gave }: EventLine): readonly number[] {
  switch (act.type) {
    case 'change':
    case 'withdraw':
    case 'return':
    case 'keep-to':
      return [act.entrant];
    case 'seed':
    case 'order':
      return act.order;
    case 'forbid':
    case 'allow':
      return [act.a, act.b];
    case 'swap':
      return [act.one, act.other];
    default:
      return gave ? entrantsIn(gave) : [];
  }
}

/** Whoever what an act gave speaks of. */
function entrantsIn(gave: NonNullable<EventLine['gave']>): readonly number[] {
  const starting = 'start' in gave ? gave.start?.entrants : 'entrants' in gave ? gave.entrants : undefined;
  const meeting = 'matches' in gave ? gave.matches.flatMap(({ a, b }) => (b === null ? [a] : [a, b])) : [];
  return [...(starting ?? []), ...meeting];
}

const matchesNamed = ({ act, gave }: EventLine): readonly number[] => [
  ...('match' in act ? [act.match] : []),
  ...(gave && 'moved' in gave ? gave.moved : []).map(({ match }) => match),
  ...(gave && 'appointed' in gave ? gave.appointed : []).map(({ match }) => match),
];
