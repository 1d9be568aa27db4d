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
}

const STAGGER = { from: 50, middle: 25 };

/** The places of those left, in the order in which the first of them asks; each place is one of `left`. */
export function visits(left: readonly number[], visiting: Visiting): readonly number[] {
  const [first, ...others] = left;
  if (first === undefined) return [];
  const level = 1 + countLevel(first, others, visiting);
  const middle = visiting.method === 'serial' ? null : middleOf(level, visiting);
  const order =
    middle === null ? others : [...left.slice(middle, level), ...left.slice(1, middle), ...left.slice(level)];
  return visiting.areCompatriots ? apart(first, order, visiting.areCompatriots, visiting) : order;
}

/** How many of the others, from the front, have as many points as the first. */
function countLevel(first: number, others: readonly number[], { pointsAt }: Visiting): number {
  const end = others.findIndex((each) => pointsAt(each) !== pointsAt(first));
  return end < 0 ? others.length : end;
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
