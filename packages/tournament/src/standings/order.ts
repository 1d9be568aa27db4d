import { type Encounter, isScored, type Key, worthOf } from '../vocabulary.js';
import type { Figures } from './figures.js';

/** Somebody's place, and what set it apart from the others'. */
export interface Placement {
  readonly entrant: number;
  readonly decidedBy: Key | 'lots' | 'list';
}

export interface Ordering {
  readonly keys: readonly Key[];
  readonly figures: readonly Figures[];
  readonly rates: readonly (number | null)[];
  readonly encounters: readonly Encounter[];
  /** Drawn lots: among equals those named come in this order, and one that is not named counts as the first of them. */
  readonly lots?: readonly number[];
}

/** Who has no rate counts as the least. */
const UNRATED = Number.NEGATIVE_INFINITY;

/** Entrants in the order of the keys; those whom no key sets apart by lot, or else in the order of the list. */
export function orderBy(entrants: readonly number[], ordering: Ordering): readonly Placement[] {
  return split(
    [...entrants].sort((a, b) => a - b),
    0,
    ordering,
  );
}

/** Those who are level so far, by the next key: whoever it leaves alone has its place by it. */
function split(level: readonly number[], at: number, ordering: Ordering): readonly Placement[] {
  const key = ordering.keys[at];
  if (key === undefined) return byLot(level, ordering.lots ?? []);
  const value = measureBy(key, level, ordering);
  const sorted = level
    .map((entrant) => ({ entrant, is: value(entrant) }))
    .sort((a, b) => compare(b.is, a.is));
  const places: Placement[] = [];
  for (let from = 0; from < sorted.length; ) {
    let to = from + 1;
    while (to < sorted.length && sorted[to]?.is === sorted[from]?.is) to++;
    const group = sorted.slice(from, to).map(({ entrant }) => entrant);
    const [first] = group;
    if (group.length === 1 && first !== undefined) places.push({ entrant: first, decidedBy: key });
    else places.push(...split(group, at + 1, ordering));
    from = to;
  }
  return places;
}

const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

function byLot(level: readonly number[], lots: readonly number[]): readonly Placement[] {
  const drawn = new Map(lots.map((entrant, index) => [entrant, index]));
  const decidedBy = level.some((entrant) => drawn.has(entrant)) ? 'lots' : 'list';
  // Who was not named counts as the first of those who were.
  const rank = (entrant: number): number => drawn.get(entrant) ?? 0;
  return [...level].sort((a, b) => rank(a) - rank(b) || a - b).map((entrant) => ({ entrant, decidedBy }));
}

function measureBy(key: Key, level: readonly number[], ordering: Ordering): (entrant: number) => number {
  const { figures, rates } = ordering;
  if (key === 'head-to-head') return amongLevel(level, ordering, worthOf);
  if (key === 'netscore-among-tied') return amongLevel(level, ordering, (own, other) => own - other);
  if (key === 'rate') return (entrant) => rates[entrant] ?? UNRATED;
  return (entrant) => figures[entrant]?.[key] ?? 0;
}

/** What those who are level won from each other. */
function amongLevel(
  level: readonly number[],
  { encounters }: Ordering,
  worth: (own: number, other: number) => number,
): (entrant: number) => number {
  const sums = new Map(level.map((entrant) => [entrant, 0]));
  const add = (entrant: number, value: number) => sums.set(entrant, (sums.get(entrant) ?? 0) + value);
  for (const each of encounters) {
    const { a, b, scoreA, scoreB } = each;
    if (b === null || !isScored(each) || !sums.has(a) || !sums.has(b)) continue;
    add(a, worth(scoreA, scoreB));
    add(b, worth(scoreB, scoreA));
  }
  return (entrant) => sums.get(entrant) ?? 0;
}
