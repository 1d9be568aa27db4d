/** The least power of two with a place for all. */
export function bracketSize(entrants: number): number {
  let size = 1;
  while (size < entrants) size *= 2;
  return size;
}

/**
 * The places of a bracket from top to bottom, named by their seeds: in every round, if the better seeds win, the
 * first of those left meets the last. Halves, quarters and eighths are runs of it.
 */
export function bracketOrder(size: number): readonly number[] {
  let order = [1];
  while (order.length < size) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

/** Neighbours of a list, two by two. */
export function byTwos<T>(places: readonly T[]): readonly (readonly [T, T])[] {
  const pairs: [T, T][] = [];
  for (let at = 0; at + 1 < places.length; at += 2) pairs.push([places[at] as T, places[at + 1] as T]);
  return pairs;
}
