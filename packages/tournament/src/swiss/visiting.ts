/** Whom the first of those left asks first. */
export type Method = 'serial' | 'dazed' | 'staggered';
/** Where the middle is has changed over the years. */
export type Edition = '2000' | '2013' | '2014';

export const METHODS: readonly Method[] = ['serial', 'dazed', 'staggered'];
export const EDITIONS: readonly Edition[] = ['2000', '2013', '2014'];

export interface Visiting {
  readonly method: Method;
  readonly edition: Edition;
  /** Points of those who are left, by their place; the bye has none of its own. */
  readonly pointsAt: (place: number) => number | null;
  /** Are these two to be kept apart while others with the same points can be met? */
  readonly areCompatriots: ((a: number, b: number) => boolean) | null;
  /** The round in which two met last, 0 for never; null where nobody may meet again. */
  readonly metIn: ((a: number, b: number) => number) | null;
}

const STAGGER = { from: 50, middle: 25 };

/** The places of those left, in the order in which the first of them asks; each place is one of `left`. */
export function visits(left: readonly number[], visiting: Visiting): readonly number[] {
  const [first] = left;
  if (first === undefined) return [];
  const { method, areCompatriots, metIn } = visiting;
  const byRank = method === 'serial' ? left.slice(1) : fromMiddle(left, visiting);
  const order = areCompatriots ? apart(first, byRank, areCompatriots, visiting) : byRank;
  return metIn ? rematchesLast(first, order, metIn) : order;
}

/** From the middle of those who are level on, then those before it, then all others. */
function fromMiddle(left: readonly number[], visiting: Visiting): readonly number[] {
  const level = countLevel(left, visiting);
  const middle = middleOf(level, visiting) ?? 1;
  return left.slice(middle, level).concat(left.slice(1, middle), left.slice(level));
}

/** How many of those left, from the front, have as many points as the first. */
function countLevel(left: readonly number[], { pointsAt }: Visiting): number {
  const points = pointsAt(left[0] as number);
  const end = left.findIndex((each) => pointsAt(each) !== points);
  return end < 0 ? left.length : end;
}

/** Of so many level, the first included: where the asking starts; null where they are too few to matter. */
function middleOf(level: number, { method, edition }: Visiting): number | null {
  if (method === 'staggered' && level >= STAGGER.from) return STAGGER.middle;
  if (edition === '2000') return level > 2 ? Math.ceil(level / 2) : null;
  if (level <= 3) return null;
  return edition === '2013' ? Math.floor(level / 2) + 1 : Math.floor(level / 2);
}

/** Within each group of points, others before one's own. */
function apart(
  first: number,
  order: readonly number[],
  areCompatriots: (a: number, b: number) => boolean,
  { pointsAt }: Visiting,
): readonly number[] {
  const sorted: number[] = [];
  for (let from = 0; from < order.length; ) {
    const points = pointsAt(order[from] as number);
    let to = from + 1;
    while (to < order.length && pointsAt(order[to] as number) === points) to++;
    const group = order.slice(from, to);
    sorted.push(
      ...group.filter((each) => !areCompatriots(first, each)),
      ...group.filter((each) => areCompatriots(first, each)),
    );
    from = to;
  }
  return sorted;
}

/** Whoever was never met as before; then the others, the oldest meeting first. */
const rematchesLast = (
  first: number,
  order: readonly number[],
  metIn: (a: number, b: number) => number,
): readonly number[] =>
  order
    .map((each) => ({ each, met: metIn(first, each) }))
    .sort((a, b) => a.met - b.met)
    .map(({ each }) => each);
