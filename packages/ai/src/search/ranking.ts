import { type Idea, meanValue } from '../ideas/idea.js';

/** The first by value; equals keep their order, so that the same dice give the same stroke. */
export function best(
  ideas: readonly Idea[],
  most: number,
  value: (idea: Idea) => number = meanValue,
): Idea[] {
  return ideas
    .map((idea) => ({ idea, value: value(idea) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ idea }) => idea);
}

/**
 * The same, but the same man into the same pocket at most `ALIKE` times, so that different strokes are
 * compared; where there are no others, more of the same.
 */
export function variedBest(
  ideas: readonly Idea[],
  most: number,
  value: (idea: Idea) => number = meanValue,
): Idea[] {
  const ranked = best(ideas, ideas.length, value);
  const counts = new Map<number, number>();
  const kept: Idea[] = [];
  const spare: Idea[] = [];
  for (const idea of ranked) {
    const pot = potOf(idea);
    const count = counts.get(pot) ?? 0;
    counts.set(pot, count + 1);
    if (pot === NO_POT || count < ALIKE) kept.push(idea);
    else spare.push(idea);
    if (kept.length === most) break;
  }
  return best([...kept, ...spare.slice(0, most - kept.length)], most, value);
}

/** The best of every pot, and the best without one, that is not among those kept. */
export function otherPots(
  ideas: readonly Idea[],
  kept: readonly Idea[],
  value: (idea: Idea) => number,
): Idea[] {
  const known = new Set(kept.map(potOf));
  return best(ideas, ideas.length, value).filter((idea) => {
    const pot = potOf(idea);
    if (known.has(pot)) return false;
    known.add(pot);
    return true;
  });
}

/** Other strokes than the first, and than each other: another man, another pocket, or another kind of quiet stroke. */
export function otherStrokes(ranked: readonly Idea[]): Idea[] {
  const known = new Set<string>();
  return ranked.filter((idea, n) => {
    const pot = potOf(idea);
    const name = pot === NO_POT ? idea.kind : String(pot);
    const isKnown = known.has(name);
    known.add(name);
    return n > 0 && !isKnown;
  });
}

const ALIKE = 2;
const NO_POT = -1;

/** Which man into which pocket: what fell most when it was tried, or else what was meant. */
function potOf({ target, pocket, sums: { falls } }: Idea): number {
  const [first, ...others] = falls;
  if (!first) return target < 0 ? NO_POT : target * 4 + pocket;
  const most = others.reduce((a, b) => (b.times > a.times ? b : a), first);
  return most.piece * 4 + most.pocket;
}

/** How much a win now counts beside what it is worth: a man left before a pocket may be struck away. */
const AT_HAND = 1;

/** One pot from winning, a clear pot is taken rather than the board made safe for a better one. */
export function winsFirst(value: (idea: Idea) => number): (idea: Idea) => number {
  return (idea) => {
    const { tries, won } = idea.sums;
    return value(idea) + (AT_HAND * (won + FORESIGHT * idea.plannedChance)) / (tries + FORESIGHT);
  };
}

/** What is known before an idea was tried counts as much as so many tries. */
const FORESIGHT = 4;

/**
 * The value of ideas tried little, where two lucky tries should not outshine a clear pot: to what was seen
 * comes what was to be expected, by the chance that geometry gives, or, where there is none, by how such strokes
 * without a plan do on this table.
 */
export function withForesight(ideas: readonly Idea[]): (idea: Idea) => number {
  const all = { tries: 0, success: 0, value: 0, gained: 0 };
  const unplanned = { tries: 0, success: 0 };
  for (const { plannedChance, sums } of ideas) {
    all.tries += sums.tries;
    all.success += sums.success;
    all.value += sums.value;
    all.gained += sums.gained;
    if (plannedChance > 0) continue;
    unplanned.tries += sums.tries;
    unplanned.success += sums.success;
  }
  const failures = all.tries - all.success;
  if (all.success === 0 || failures === 0) return meanValue;
  const succeeded = all.gained / all.success;
  const failed = (all.value - all.gained) / failures;
  const usual = unplanned.tries === 0 ? 0 : unplanned.success / unplanned.tries;
  return ({ plannedChance, sums }) => {
    const chance = plannedChance > 0 ? plannedChance : usual;
    const expected = chance * succeeded + (1 - chance) * failed;
    return (sums.value + FORESIGHT * expected) / (sums.tries + FORESIGHT);
  };
}
