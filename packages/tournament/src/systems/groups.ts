import { drawGroups } from '../draws/groups.js';
import type { GroupsFormat } from '../event/format.js';
import { allPlayAllSystem } from './all-play-all-system.js';
import { LEAST_ENTRANTS, type StageSystem } from './system.js';

/** Several leagues beside each other. */
export const groups: StageSystem<GroupsFormat> = allPlayAllSystem(
  ({ groups: number, goOn, seeds }, entrants, _, lot) => {
    const drawn = drawGroups({
      entrants: entrants.length,
      groups: number ?? groupsFor(entrants.length, goOn),
      seeds: seeds ?? entrants.length,
      lot,
    });
    return { groups: drawn.groups.map((group) => group.map((seed) => entrants[seed - 1] as number)) };
  },
  ({ layout }) =>
    layout && 'groups' in layout ? layout.groups.map((entrants, number) => ({ number, entrants })) : [],
  ({ groups: number, goOn }) => (number ?? fewestGroups(goOn)) * Math.max(LEAST_ENTRANTS, goOn ?? 0),
);

const SMALLEST = 3;

/** So many that their best fill a bracket, with three to five in each; as few as may be where there are too few. */
function groupsFor(entrants: number, goOn: number | null): number {
  let groups = fewestGroups(goOn);
  while (groups * 2 * SMALLEST <= entrants) groups *= 2;
  return groups;
}

/** Where only the first goes on, somebody of another group must meet him. */
const fewestGroups = (goOn: number | null): number => (goOn === 1 ? 2 : 1);
