import type { LoggedEvent } from '../event/evolve.js';
import type { BroughtBy, EventLine } from '../event/happening.js';
import { matchOf, participantOf, type StageLayout } from '../event/state.js';
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
  needNumbered({ happenings, state }, happening);
  const here = new Set(entrantsGiven(happening));
  for (const entrant of entrantsNamed(happening))
    if (!here.has(entrant) && !participantOf(state, entrant))
      refuse('unknown-competitor', 'act', `there is no entrant ${entrant}`);
  for (const match of matchesNamed(happening))
    if (!matchOf(state, match)) refuse('unknown-match', 'act.match', `there is no match ${match}`);
  if (act.type === 'undo' && (act.of >= seq || act.of < 2))
    refuse('out-of-order', 'act.of', `line ${act.of} cannot be undone here`);
}

/** Entrants and matches have the next numbers, in order; and nobody meets himself. */
function needNumbered({ state }: LoggedEvent, { act, gave }: EventLine): void {
  if (act.type === 'enter') {
    const { numbers } = gave as BroughtBy<'enter'>;
    if (numbers.length !== act.entries.length)
      refuse(
        'out-of-order',
        'gave.numbers',
        `${act.entries.length} entered, and ${numbers.length} have a number`,
      );
    needNext(numbers, state.lastEntrant, (index) => `gave.numbers[${index}]`);
  }
  if (act.type !== 'pair') return;
  const { matches } = gave as BroughtBy<'pair'>;
  needNext(
    matches.map(({ number }) => number),
    state.lastMatch,
    (index) => `gave.matches[${index}].number`,
  );
  const alone = matches.findIndex(({ a, b }) => a === b);
  if (alone >= 0)
    refuse('twice-in-a-round', `gave.matches[${alone}].b`, `${matches[alone]?.a} cannot meet himself`);
}

function needNext(numbers: readonly number[], last: number, pathOf: (index: number) => string): void {
  const wrong = numbers.findIndex((number, index) => number !== last + 1 + index);
  if (wrong >= 0)
    refuse('out-of-order', pathOf(wrong), `number ${last + 1 + wrong} comes next, not ${numbers[wrong]}`);
}

const entrantsGiven = (happening: EventLine): readonly number[] =>
  happening.act.type === 'enter' ? (happening.gave as BroughtBy<'enter'>).numbers : [];

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
  const layout = 'start' in gave ? gave.start?.layout : 'layout' in gave ? gave.layout : null;
  const meeting = 'matches' in gave ? gave.matches.flatMap(({ a, b }) => (b === null ? [a] : [a, b])) : [];
  return [...(starting ?? []), ...entrantsLaidOut(layout ?? null), ...meeting];
}

function entrantsLaidOut(layout: StageLayout | null): readonly number[] {
  if (!layout) return [];
  return 'groups' in layout ? layout.groups.flat() : layout.lines.filter((each) => each !== null);
}

const matchesNamed = ({ act, gave }: EventLine): readonly number[] => [
  ...('match' in act ? [act.match] : []),
  ...(gave && 'moved' in gave ? gave.moved : []).map(({ match }) => match),
  ...(gave && 'appointed' in gave ? gave.appointed : []).map(({ match }) => match),
];
