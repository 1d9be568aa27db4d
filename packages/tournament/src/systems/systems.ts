import type { StageFormat, StageSystemName } from '../event/format.js';
import { swiss } from './swiss.js';
import type { StageSystem } from './system.js';

type Systems = { readonly [N in StageSystemName]: StageSystem<Extract<StageFormat, { readonly system: N }>> };

const SYSTEMS: Partial<Systems> = { swiss };

/** How a stage of this format is played. */
export function systemOf<F extends StageFormat>(format: F): StageSystem<F> {
  const system = SYSTEMS[format.system];
  if (!system) throw new Error(`nothing is known of ${format.system}`);
  // The table's key and the format's name are the same.
  return system as unknown as StageSystem<F>;
}
