import { VARIATIONS } from './variations.js';

/**
 * How a budget of simulations is spent. Many ideas are tried little (`explore`), the better ones more
 * (`sift`), those that lead are varied to where they forgive most (`vary`, in rounds), and the few left are
 * tried much. The last look is with slips that did not help to choose: an idea chosen for its luck would
 * else seem better than it is.
 */
export const SPENDING = {
  explore: 0.38,
  exploreTries: 2,
  sift: 0.14,
  siftTries: 8,
  vary: 0.3,
  varyRounds: 3,
  varyTries: 16,
  lastLook: 0.08,
  leastLastLook: 30,
  finalists: 5,
};
export type Spending = typeof SPENDING;

/** One pot from winning: what is in question is from where and how hard, so few ideas are tried well. */
export const WINNING: Spending = {
  explore: 0.25,
  exploreTries: 4,
  sift: 0.25,
  siftTries: 16,
  vary: 0.2,
  varyRounds: 2,
  varyTries: 24,
  lastLook: 0.08,
  leastLastLook: 30,
  finalists: 5,
};

/** For a short thought. */
export const SHORT: Spending = {
  explore: 0.5,
  exploreTries: 2,
  sift: 0.3,
  siftTries: 6,
  vary: 0,
  varyRounds: 0,
  varyTries: 6,
  lastLook: 0.2,
  leastLastLook: 8,
  finalists: 2,
};

/** What there is to spend. */
export interface TriesToSpend {
  /** Simulations to choose with and to look ahead. The last look is among them, unless its own number is given. */
  readonly budget: number;
  readonly lastLook?: number;
  /** The share of the budget for looking ahead. */
  readonly ahead: number;
  /** Will others than the best stroke be told? */
  readonly others: boolean;
  /** Is every idea first played as it is meant? That costs a simulation each. */
  readonly rehearsed: boolean;
}

/** A budget laid out. */
export interface SearchPlan {
  readonly ideas: number;
  readonly sifted: number;
  readonly leaders: number;
  readonly rounds: number;
  /** Simulations before looking ahead, for looking ahead, for the last look. */
  readonly choosing: number;
  readonly looking: number;
  readonly lastLook: number;
  /** And for a look at all the other strokes that will be told. */
  readonly othersLook: number;
  /** By which share of the time each part should be over, where there is a clock. */
  readonly ends: Readonly<Record<'explore' | 'sift' | 'vary' | 'compare' | 'look', number>>;
}

/** Below this, looking ahead is guessing. */
const LEAST_AHEAD = 600;
/** Of a smaller number given, nothing is spent on strokes that are only told. */
const LEAST_FOR_OTHERS = 600;
/** One idea varied costs this budget's better part already. */
const LEAST_TO_VARY = 250;
/** More are not worth their keep, whatever the budget: it is spent on the better ones. */
const MOST_IDEAS = 3000;
const LEAST_IDEAS = 5;

export function planOf(toSpend: TriesToSpend, spending: Spending): SearchPlan {
  const looking =
    toSpend.budget * toSpend.ahead >= LEAST_AHEAD ? Math.floor(toSpend.budget * toSpend.ahead) : 0;
  const budget = toSpend.budget - looking;
  const lastLook = toSpend.lastLook ?? lastLookOf(budget, spending);
  const isAmple = toSpend.lastLook !== undefined || budget >= LEAST_FOR_OTHERS;
  const othersLook = toSpend.others && isAmple ? lastLook : 0;
  const leaders = leadersOf(budget, spending);
  const ideas = ideasOf(budget, spending, toSpend.rehearsed);
  return {
    ideas,
    sifted: Math.floor((budget * spending.sift) / (spending.siftTries - spending.exploreTries)),
    leaders: Math.max(leaders, 1),
    // Of a small budget one round is made, of a tiny one none.
    rounds: leaders > 0 ? spending.varyRounds : budget >= LEAST_TO_VARY ? 1 : 0,
    choosing:
      toSpend.lastLook === undefined
        ? Math.max(1, budget - lastLook - othersLook)
        : Math.max(budget, ideas * spending.exploreTries + spending.finalists * spending.varyTries),
    looking,
    lastLook,
    othersLook,
    ends: endsOf(looking / toSpend.budget, spending),
  };
}

const ideasOf = (budget: number, { explore, exploreTries }: Spending, rehearsed: boolean): number =>
  Math.min(
    MOST_IDEAS,
    Math.max(LEAST_IDEAS, Math.floor((budget * explore) / (exploreTries + (rehearsed ? 1 : 0)))),
  );

/** At least so many, but of a tiny budget not more than half. */
const lastLookOf = (budget: number, { lastLook, leastLastLook }: Spending): number =>
  Math.max(1, Math.min(Math.max(leastLastLook, Math.floor(budget * lastLook)), Math.floor(budget / 2)));

const leadersOf = (budget: number, { vary, varyRounds, varyTries }: Spending): number =>
  varyRounds === 0 ? 0 : Math.floor((budget * vary) / varyRounds / (VARIATIONS * (varyTries + 1)));

function endsOf(ahead: number, { explore, sift, vary, lastLook }: Spending): SearchPlan['ends'] {
  const before = 1 - ahead;
  return {
    explore: before * explore,
    sift: before * (explore + sift),
    vary: before * (explore + sift + vary),
    compare: before * (1 - lastLook),
    look: 1 - before * lastLook,
  };
}
