const GOLDEN = 0x9e3779b9;

/**
 * Chance from a seed that is kept with the event: the same lots on every machine. The match has dice of its own, which
 * events may not import; neither may ever change, or old draws would come out otherwise.
 */
export interface Lot {
  /** A whole number from 0, below this one. */
  readonly below: (limit: number) => number;
  /** The same things in an order nobody chose. */
  readonly shuffled: <T>(things: readonly T[]) => T[];
}

export function drawnFrom(seed: number): Lot {
  let at = seed | 0;
  const below = (limit: number): number => {
    at = (at + GOLDEN) | 0;
    let mixed = Math.imul(at ^ (at >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000) * limit);
  };
  const shuffled = <T>(things: readonly T[]): T[] => {
    const order = [...things];
    for (let last = order.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [order[last], order[other]] = [order[other] as T, order[last] as T];
    }
    return order;
  };
  return { below, shuffled };
}
