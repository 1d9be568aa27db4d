import type { DrawnMatch } from '../event/state.js';
import { allotTables, type SeatedMatch } from './allot.js';
import type { AllottedTable, HallState } from './hall-state.js';

/** Matches that need tables, in the order of the pairing, and those that have had or have theirs. */
export interface SeatingQuestion {
  readonly matches: readonly SeatedMatch[];
  readonly others: readonly DrawnMatch[];
  /** The match that is for the top table; null: none of these. */
  readonly top: number | null;
}

/** Tables for matches of an event. */
export function seatsFor(
  hall: HallState,
  { matches, others, top }: SeatingQuestion,
): readonly AllottedTable[] {
  const { allotted } = allotTables({
    matches,
    hall,
    usedBy: tablesUsedIn(others),
    busy: others.flatMap(({ b, result, table }) => (b !== null && !result && table !== null ? [table] : [])),
    onlyAt: (match) =>
      match.number === top && hall.topTable !== null ? [hall.topTable] : keptIn(hall, match),
  });
  const tables = new Map(allotted.map(({ match, table }) => [match, table]));
  return matches.map(({ number }) => ({ match: number, table: tables.get(number) ?? null }));
}

/** Where both sides can be. */
function keptIn({ keptTo }: HallState, { a, b }: SeatedMatch): readonly number[] | null {
  const [ofA, ofB] = [keptTo[a], keptTo[b]];
  return ofA && ofB ? ofA.filter((table) => ofB.includes(table)) : (ofA ?? ofB ?? null);
}

function tablesUsedIn(matches: readonly DrawnMatch[]): (entrant: number) => ReadonlySet<number> {
  const used = new Map<number, Set<number>>();
  for (const { a, b, table } of matches)
    for (const entrant of [a, b])
      if (table !== null && entrant !== null) {
        const tables = used.get(entrant) ?? new Set();
        used.set(entrant, tables.add(table));
      }
  return (entrant) => used.get(entrant) ?? new Set();
}
