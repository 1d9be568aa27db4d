import { drawGroups } from '../draws/groups.js';
import type { GroupsFormat } from '../event/format.js';
import { allPlayAllSystem } from './all-play-all-system.js';
import { LEAST_ENTRANTS, type StageSystem } from './system.js';

/** Several leagues beside each other. */
export const groups: StageSystem<GroupsFormat> = allPlayAllSystem(
  ({ groups: number, seeds }, entrants, _, lot) => {
    const drawn = drawGroups({
      entrants: entrants.length,
      groups: number,
      seeds: seeds ?? entrants.length,
      lot,
    });
    return { groups: drawn.groups.map((group) => group.map((seed) => entrants[seed - 1] as number)) };
  },
  ({ layout }) =>
    layout && 'groups' in layout ? layout.groups.map((entrants, number) => ({ number, entrants })) : [],
  ({ groups: number, goOn }) => number * Math.max(LEAST_ENTRANTS, goOn ?? 0),
);
