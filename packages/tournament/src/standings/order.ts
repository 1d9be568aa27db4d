import { type Encounter, isScored, type Key, worthOf } from '../vocabulary.js';
import type { Figures } from './figures.js';
import type { PlaceReason } from './placing.js';

/** Somebody's place among others, and what set it apart from theirs. */
export interface Ordered {
  readonly entrant: number;
  readonly reason: OrderReason;
}

/** Why an order has somebody where it does. */
export interface OrderReason extends PlaceReason {
  readonly by: Key | 'hand' | 'list';
}

export interface Ordering {
  readonly keys: readonly Key[];
  readonly figures: readonly Figures[];
  readonly rates: readonly (number | null)[];
  readonly encounters: readonly Encounter[];
  /** An order given by hand: among equals those named come first, in this order. */
  readonly byHand?: readonly number[];
  /** Drawn lots: among equals those named come in this order, and one that is not named counts as the first of them. */
  readonly lots?: readonly number[];
}

/** Who has no rate counts as the least. */
const UNRATED = Number.NEGATIVE_INFINITY;
/** Who is not named in an order by hand comes after those who are. */
const UNNAMED = Number.NEGATIVE_INFINITY;

/** What they are asked for in turn, until each is alone. */
interface Step {
  readonly by: Key | 'hand';
  /** What each of those who are level has; the most comes first. */
  readonly measure: (level: readonly number[]) => (entrant: number) => number;
}

/** Entrants in the order of the keys; those whom no key sets apart by hand, by lot, or else as they are given. */
export const orderBy = (entrants: readonly number[], ordering: Ordering): readonly Ordered[] =>
  split(
    entrants,
    0,
    wayOf(ordering, (entrant, why) => ({ entrant, reason: why() })),
  );

/** The same order for who asks for no reasons: of many who are level those are long. */
export const rankingBy = (entrants: readonly number[], ordering: Ordering): readonly number[] =>
  split(
    entrants,
    0,
    wayOf(ordering, (entrant) => entrant),
  );

interface Way<T> {
  readonly steps: readonly Step[];
  readonly lots: readonly number[];
  /** Whoever has its place. */
  readonly place: (entrant: number, why: () => OrderReason) => T;
}

function wayOf<T>(ordering: Ordering, place: Way<T>['place']): Way<T> {
  const { byHand = [], lots = [] } = ordering;
  const steps: Step[] = ordering.keys.map((by) => ({
    by,
    measure: (level) => measureBy(by, level, ordering),
  }));
  if (byHand.length > 0) steps.push({ by: 'hand', measure: () => rankIn(byHand, UNNAMED) });
  return { steps, lots, place };
}

/** Those who are level so far, by the next step: whoever it leaves alone has its place by it. */
function split<T>(level: readonly number[], at: number, way: Way<T>): readonly T[] {
  const step = way.steps[at];
  if (step === undefined) return byLot(level, way);
  const groups = groupsOf(level, step.measure(level));
  return groups.flatMap(({ is, group }, index) => {
    const [entrant] = group;
    if (entrant === undefined || group.length > 1) return split(group, at + 1, way);
    const next = groups[index + 1] ?? groups[index - 1];
    const hasFigure = step.by !== 'hand' && step.by !== 'lots';
    return way.place(entrant, () => ({
      by: step.by,
      level: at === 0 ? [] : without(level, entrant),
      own: hasFigure ? finite(is) : null,
      other: hasFigure && next ? finite(next.is) : null,
    }));
  });
}

/** Those with the same figure together, the most first. */
function groupsOf(level: readonly number[], value: (entrant: number) => number) {
  const sorted = level
    .map((entrant) => ({ entrant, is: value(entrant) }))
    .sort((a, b) => compare(b.is, a.is));
  const groups: { readonly is: number; readonly group: number[] }[] = [];
  for (const { entrant, is } of sorted) {
    const last = groups.at(-1);
    if (last?.is === is) last.group.push(entrant);
    else groups.push({ is, group: [entrant] });
  }
  return groups;
}

const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
const finite = (figure: number): number | null => (Number.isFinite(figure) ? figure : null);

function without(level: readonly number[], entrant: number): readonly number[] {
  const place = level.indexOf(entrant);
  return level.slice(0, place).concat(level.slice(place + 1));
}

function byLot<T>(level: readonly number[], { lots, place }: Way<T>): readonly T[] {
  const by = level.some((entrant) => lots.includes(entrant)) ? 'lots' : 'list';
  const rank = rankIn(lots, 0);
  return [...level]
    .sort((a, b) => rank(b) - rank(a))
    .map((entrant) => place(entrant, () => ({ by, level: without(level, entrant), own: null, other: null })));
}

/** The earlier named, the higher. */
function rankIn(order: readonly number[], unnamed: number): (entrant: number) => number {
  const places = new Map(order.map((entrant, index) => [entrant, -index]));
  return (entrant) => places.get(entrant) ?? unnamed;
}

function measureBy(key: Key, level: readonly number[], ordering: Ordering): (entrant: number) => number {
  const { figures, rates, lots = [] } = ordering;
  if (key === 'head-to-head') return amongLevel(level, ordering, worthOf);
  if (key === 'netscore-among-tied')
    return amongLevel(level, ordering, ({ scoreA, scoreB }) => [scoreA - scoreB, scoreB - scoreA]);
  if (key === 'rate') return (entrant) => rates[entrant] ?? UNRATED;
  // Who was not named counts as the first of those who were.
  if (key === 'lots') return rankIn(lots, 0);
  return (entrant) => figures[entrant]?.[key] ?? 0;
}

/** What those who are level won from each other. */
function amongLevel(
  level: readonly number[],
  { encounters }: Ordering,
  worth: (encounter: Encounter) => readonly [number, number],
): (entrant: number) => number {
  const sums = new Map(level.map((entrant) => [entrant, 0]));
  const add = (entrant: number, value: number) => sums.set(entrant, (sums.get(entrant) ?? 0) + value);
  for (const each of encounters) {
    const { a, b } = each;
    if (b === null || !isScored(each) || !sums.has(a) || !sums.has(b)) continue;
    const [first, second] = worth(each);
    add(a, first);
    add(b, second);
  }
  return (entrant) => sums.get(entrant) ?? 0;
}
