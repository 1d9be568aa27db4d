import type { StageState } from '../event/state.js';

/** Which matches are played at the same time: the wave of each, counted through all draws of an event. */
export function wavesIn(stages: readonly StageState[]): ReadonlyMap<number, number> {
  const waves = new Map<number, number>();
  let last = 0;
  for (const { matches, draws } of stages) {
    const tables = new Map(matches.map(({ number, table }) => [number, table]));
    for (const draw of draws) {
      const at = new Map<number | null, number>();
      const before = last;
      for (const match of draw) {
        // At one table the match with the lower number comes first.
        const table = tables.get(match) ?? null;
        const wave = table === null ? 1 : (at.get(table) ?? 0) + 1;
        at.set(table, wave);
        waves.set(match, before + wave);
        last = Math.max(last, before + wave);
      }
    }
  }
  return waves;
}
