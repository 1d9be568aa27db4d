import type { Lot } from './lot.js';

/** The lines of a bracket, filled, and who may change places in it. */
export interface FilledLines {
  /** From top to bottom; null is a bye. */
  readonly lines: readonly (number | null)[];
  readonly federationOf: (entrant: number) => string | null;
  /** Seeds have their places. */
  readonly isFree: (entrant: number) => boolean;
  readonly lot: Lot;
}

/** So often in a row nothing is won before the rest is let be. */
const PATIENCE = 40;
/** Of those who are too many together so many are looked at at once. */
const AT_ONCE = 24;

/**
 * The lines with two of them changed as long as that leaves a federation with fewer too many in a half, a quarter and so
 * on. A draw that goes from halves down to single lines cannot see that seeds further down will leave it no room.
 */
export function movedApart({ lines, federationOf, isFree, lot }: FilledLines): readonly (number | null)[] {
  const moved = [...lines];
  const ofLine = (line: number): string | null => {
    const entrant = moved[line] ?? null;
    return entrant === null ? null : federationOf(entrant);
  };
  const crowds = new Crowds(moved.map((_, line) => ofLine(line)));
  const free = [...moved.keys()].filter((line) => {
    const entrant = moved[line] ?? null;
    return entrant !== null && isFree(entrant);
  });
  for (let patience = PATIENCE; crowds.cost > 0 && patience > 0; ) {
    const crowded = free.filter((line) => crowds.isCrowded(line, ofLine(line)));
    const { change, swaps } = bestSwaps(lot.shuffled(crowded).slice(0, AT_ONCE), free, crowds, ofLine);
    if (change >= 0) patience--;
    const swap = change <= 0 ? swaps[lot.below(swaps.length)] : undefined;
    if (!swap) continue;
    const [one, other] = swap;
    crowds.swap(one, ofLine(one), other, ofLine(other));
    [moved[one], moved[other]] = [moved[other] ?? null, moved[one] ?? null];
  }
  return moved;
}

/** The swaps that make least of the crowds, and by how much. */
function bestSwaps(
  crowded: readonly number[],
  free: readonly number[],
  crowds: Crowds,
  ofLine: (line: number) => string | null,
): { readonly change: number; readonly swaps: readonly (readonly [number, number])[] } {
  let least = Number.POSITIVE_INFINITY;
  let swaps: [number, number][] = [];
  for (const one of crowded)
    for (const other of free) {
      const [here, there] = [ofLine(one), ofLine(other)];
      if (here === there) continue;
      const change = crowds.swap(one, here, other, there);
      crowds.swap(one, there, other, here);
      if (change < least) [least, swaps] = [change, []];
      if (change === least) swaps.push([one, other]);
    }
  return { change: least, swaps };
}

/** Halves, quarters and eighths come before whatever is smaller. */
const FIRST_PARTS = 8;
const FIRST = 1_000;

/** How many of each federation are in every part of a bracket, and how many are too many. */
class Crowds {
  /** What is too many in all: more than a federation's share of a part, rounded up. */
  cost = 0;
  readonly #size: number;
  readonly #shares = new Map<string, number>();
  /** By part: the halves are 2 and 3, the quarters 4 to 7, and so on. */
  readonly #counts = new Map<string, number[]>();

  constructor(federations: readonly (string | null)[]) {
    this.#size = federations.length;
    for (const federation of federations)
      if (federation !== null) this.#shares.set(federation, (this.#shares.get(federation) ?? 0) + 1);
    for (const [line, federation] of federations.entries()) this.#put(line, federation, 1);
  }

  isCrowded(line: number, federation: string | null): boolean {
    return federation !== null && this.#partsOf(line).some((part) => this.#tooMany(part, federation) > 0);
  }

  /** Two change places; by how much that changes what is too many. */
  swap(one: number, here: string | null, other: number, there: string | null): number {
    const before = this.cost;
    this.#put(one, here, -1);
    this.#put(other, there, -1);
    this.#put(one, there, 1);
    this.#put(other, here, 1);
    return this.cost - before;
  }

  #put(line: number, federation: string | null, by: 1 | -1): void {
    if (federation === null) return;
    const counts = this.#counts.get(federation) ?? [];
    this.#counts.set(federation, counts);
    for (const part of this.#partsOf(line)) {
      this.cost -= this.#tooMany(part, federation);
      counts[part] = (counts[part] ?? 0) + by;
      this.cost += this.#tooMany(part, federation);
    }
  }

  #partsOf(line: number): readonly number[] {
    const parts: number[] = [];
    for (let part = (this.#size + line) >> 1; part > 1; part >>= 1) parts.push(part);
    return parts;
  }

  #tooMany(part: number, federation: string): number {
    let parts = 2;
    while (2 * parts <= part) parts *= 2;
    const share = Math.ceil((this.#shares.get(federation) ?? 0) / parts);
    const over = Math.max(0, (this.#counts.get(federation)?.[part] ?? 0) - share);
    return parts <= FIRST_PARTS ? FIRST * over : over;
  }
}
