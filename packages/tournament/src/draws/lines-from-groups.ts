import { bracketSize, byTwos } from './bracket.js';

/** One who goes on from a group. */
interface GoingOn<T> {
  readonly who: T;
  readonly group: number;
  /** From 0 for the group's first. */
  readonly rank: number;
}

/**
 * The lines of a bracket for those who go on from groups, the best of each first: A1 meets B2 and B1 meets A2, byes go to
 * the firsts, and those of one group are spread over halves, quarters and eighths, to meet again as late as can be.
 */
export function linesFromGroups<T>(groups: readonly (readonly T[])[]): readonly (T | null)[] {
  const ranks = Array.from(
    { length: Math.max(0, ...groups.map((group) => group.length)) },
    (_, rank) => rank,
  );
  const best = ranks.flatMap((rank) => {
    const tier = groups.flatMap((group, index): GoingOn<T>[] =>
      rank < group.length ? [{ who: group[rank] as T, group: index, rank }] : [],
    );
    return rank % 2 === 0 ? tier : tier.reverse();
  });
  const inTurn = best.map(({ group, rank }) => (group + rank) % 2 === 0);
  return spread(best, bracketSize(best.length), inTurn);
}

/** From the best to the last into so many lines: each half takes one of every two who follow one another. */
function spread<T>(best: readonly GoingOn<T>[], lines: number, wish = asSeeded(best.length)): (T | null)[] {
  if (lines === 1) return [best[0]?.who ?? null];
  const isAbove = halved(best, lines, wish);
  const above = best.filter((_, index) => isAbove[index]);
  const below = best.filter((_, index) => !isAbove[index]);
  return [...spread(above, lines / 2), ...spread(below, lines / 2)];
}

/** As seeds are laid out: the first above, the second and third below, the fourth and fifth above, and so on. */
const asSeeded = (count: number): readonly boolean[] =>
  Array.from({ length: count }, (_, index) => index % 4 === 0 || index % 4 === 3);

/**
 * Which half each comes to. Two who follow one another are parted, and so are a group's first and second, its third and
 * fourth: everybody is parted from two others at most, in chains and even rings, so that it can always be done. Where a
 * chain begins is as wished.
 */
function halved<T>(best: readonly GoingOn<T>[], lines: number, wish: readonly boolean[]): readonly boolean[] {
  const parted = best.map((): number[] => []);
  const part = (one: number, other: number): void => {
    parted[one]?.push(other);
    parted[other]?.push(one);
  };
  for (const [one, other] of byTwos([...best.keys()])) part(one, other);
  for (const mates of matesIn(best)) for (const [one, other] of byTwos(mates)) part(one, other);
  const last = best.length - 1;
  const lastToRest = lines - best.length - 1;
  // The half without an odd last one has a bye more: it is for the last of those who are to have one.
  if (last % 2 === 0 && !chainFrom(last, parted).has(lastToRest) && lastToRest >= 0) part(last, lastToRest);
  const isAbove = new Map<number, boolean>();
  for (const index of best.keys())
    if (!isAbove.has(index))
      for (const [each, isOdd] of chainFrom(index, parted))
        isAbove.set(each, (wish[index] ?? true) !== isOdd);
  return best.map((_, index) => isAbove.get(index) ?? true);
}

/** All who hang together with one by being parted, and whether they are an odd number of steps away. */
function chainFrom(from: number, parted: readonly (readonly number[])[]): ReadonlyMap<number, boolean> {
  const chain = new Map([[from, false]]);
  for (const [at, isOdd] of chain)
    for (const next of parted[at] ?? []) if (!chain.has(next)) chain.set(next, !isOdd);
  return chain;
}

/** The places of each group's own, best first. */
function matesIn<T>(best: readonly GoingOn<T>[]): Iterable<readonly number[]> {
  const mates = new Map<number, number[]>();
  for (const [index, { group }] of best.entries()) mates.set(group, [...(mates.get(group) ?? []), index]);
  return mates.values();
}
