import type { TableSummary } from '@opencarrom/protocol';

/**
 * Tables as they were shown, each in its place as long as it is there: nothing moves away under a finger. Where one went,
 * the next that was not shown yet takes its place.
 */
export function steadyTables(
  shown: readonly TableSummary[],
  now: readonly TableSummary[],
  most: number,
): readonly TableSummary[] {
  const coming = now.filter(({ id }) => !shown.some((each) => each.id === id));
  const kept = shown.flatMap(({ id }) => now.find((each) => each.id === id) ?? coming.shift() ?? []);
  return [...kept, ...coming].slice(0, most);
}
