import { linesFromGroups } from '../draws/lines-from-groups.js';
import { drawnFrom } from '../draws/lot.js';
import type { StageFormat } from '../event/format.js';
import type { StageStart } from '../event/happening.js';
import type { StageState } from '../event/state.js';
import type { Field } from './system.js';
import { systemOf } from './systems.js';

/** Who goes on from a stage, and where each starts in the next. Who has left is passed over, and the next goes on. */
export function whoGoesOn(stage: StageState, field: Field, next: StageFormat, lot: number): StageStart {
  const groups = bestOfEach(stage, field);
  const entrants = seeded(tiersOf(groups), next, field, lot);
  if (groups.length > 1 && goesByPlaces(next))
    return { entrants, layout: { lines: linesFromGroups(groups) } };
  return { entrants, layout: systemOf(next).layOut(next, entrants, field, lot) };
}

/** So many of each group as go on, best first; without groups all are one. */
function bestOfEach(stage: StageState, field: Field): readonly (readonly number[])[] {
  const groups = new Map<number | null, number[]>();
  for (const { group, entrant } of systemOf(stage.format).placings(stage, field))
    if (field.isHere(entrant)) groups.set(group, [...(groups.get(group) ?? []), entrant]);
  const { goOn } = stage.format;
  return [...groups.values()].map((group) => group.slice(0, goOn ?? group.length));
}

/** The firsts of all groups, then the seconds, and so on. */
function tiersOf(groups: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, rank) =>
    groups.flatMap((group) => group.slice(rank, rank + 1)),
  ).flat();
}

function seeded(
  standing: readonly number[],
  { seeding }: StageFormat,
  field: Field,
  lot: number,
): readonly number[] {
  if (seeding === 'lot') return drawnFrom(lot).shuffled(standing);
  if (seeding === 'list') return [...standing].sort((one, other) => one - other);
  if (seeding === 'standings') return standing;
  // Who has no rate comes after all who have one.
  const rateOf = (entrant: number): number => field.rateOf(entrant) ?? -1;
  return [...standing].sort((one, other) => rateOf(other) - rateOf(one));
}

/** Does a place in a group say where one starts? Not where lots, rates or the list do. */
const goesByPlaces = (next: StageFormat): boolean =>
  (next.system === 'knockout' || next.system === 'double-elimination') &&
  next.seeding === 'standings' &&
  next.seeds === null;
