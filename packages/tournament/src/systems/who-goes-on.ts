import type { StageStart } from '../event/happening.js';
import type { StageState } from '../event/state.js';
import type { Field } from './system.js';
import { systemOf } from './systems.js';

/** Who goes on from a stage to the next one, best first. */
export function whoGoesOn(stage: StageState, field: Field): StageStart {
  const placings = systemOf(stage.format).placings(stage, field);
  const here = placings.map(({ entrant }) => entrant).filter(field.isHere);
  return { entrants: here.slice(0, stage.format.goOn ?? here.length), layout: null };
}
