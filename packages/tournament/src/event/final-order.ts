import type { RankedPlace } from '../standings/placing.js';
import { systemOf } from '../systems/systems.js';
import { fieldOf } from './field.js';
import type { EventState, StageState } from './state.js';

/**
 * Everybody who was in it, best first: the last stage's in its order, then who stayed behind in the one before it,
 * and so on. A final moves nobody but those who play it.
 */
export function finalOrder(state: EventState): readonly number[] {
  const backwards = [...state.stages].reverse();
  return [...new Set(backwards.flatMap((stage) => orderOf(state, stage)))];
}

function orderOf(state: EventState, stage: StageState): readonly number[] {
  const placings = systemOf(stage.format).placings(stage, fieldOf(state, stage));
  const ranked = stage.format.system === 'groups' ? [...placings].sort(acrossGroups) : placings;
  return ranked.map(({ entrant }) => entrant);
}

/** Of several groups: the firsts, then the seconds; among them by points won and net score. */
const acrossGroups = (one: RankedPlace, other: RankedPlace): number =>
  one.rank - other.rank ||
  (other.figures?.points ?? 0) - (one.figures?.points ?? 0) ||
  (other.figures?.netscore ?? 0) - (one.figures?.netscore ?? 0) ||
  (one.group ?? 0) - (other.group ?? 0);
