import type { StageFormat, StageSystemName } from '../event/format.js';
import { doubleElimination } from './double-elimination.js';
import { finals } from './finals.js';
import { groups } from './groups.js';
import { knockout } from './knockout.js';
import { ladder } from './ladder.js';
import { league } from './league.js';
import { swiss } from './swiss.js';
import type { StageSystem } from './system.js';

type Systems = { readonly [N in StageSystemName]: StageSystem<Extract<StageFormat, { readonly system: N }>> };

const SYSTEMS: Systems = {
  swiss,
  league,
  groups,
  knockout,
  'double-elimination': doubleElimination,
  ladder,
  finals,
};

/** How a stage of this format is played. */
export const systemOf = <F extends StageFormat>(format: F): StageSystem<F> =>
  // The table's key and the format's name are the same.
  SYSTEMS[format.system] as unknown as StageSystem<F>;
