import { BENDS } from './variations.js';

/**
 * How a budget of simulations is spent. Many ideas are tried little (`explore`), the better ones more
 * (`sift`), those that lead are bent to where they forgive most (`bend`, in rounds), and the few left are
 * tried much. The last look is with slips that did not help to choose: an idea chosen for its luck would
 * else seem better than it is.
 */
export const SPENDING = {
  explore: 0.38,
  exploreTries: 2,
  sift: 0.14,
  siftTries: 8,
  bend: 0.3,
  bendRounds: 3,
  bendTries: 16,
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
  bend: 0.2,
  bendRounds: 2,
  bendTries: 24,
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
  bend: 0,
  bendRounds: 0,
  bendTries: 6,
  lastLook: 0.2,
  leastLastLook: 8,
  finalists: 2,
};

/** What there is to spend. */
export interface Purse {
  /** Simulations to choose with and to look ahead. The last look is among them, unless its own number is given. */
  readonly budget: number;
  readonly lastLook?: number;
  /** The share of the budget for looking ahead. */
  readonly ahead: number;
  /** Is every idea first played as it is meant? That costs a simulation each. */
  readonly rehearsed: boolean;
}

/** A budget laid out. */
export interface Plan {
  readonly ideas: number;
  readonly sifted: number;
  readonly leaders: number;
  readonly rounds: number;
  /** Simulations before looking ahead, for looking ahead, for the last look. */
  readonly choosing: number;
  readonly looking: number;
  readonly lastLook: number;
  /** By which share of the time each part should be over, where there is a clock. */
  readonly ends: Readonly<Record<'explore' | 'sift' | 'bend' | 'compare' | 'look', number>>;
}

/** Below this, looking ahead is guessing. */
const LEAST_AHEAD = 600;
/** One idea bent costs this budget's better part already. */
const LEAST_TO_BEND = 250;
/** More are not worth their keep, whatever the budget: it is spent on the better ones. */
const MOST_IDEAS = 3000;
const LEAST_IDEAS = 5;

export function planOf(purse: Purse, spending: Spending): Plan {
  const looking = purse.budget * purse.ahead >= LEAST_AHEAD ? Math.floor(purse.budget * purse.ahead) : 0;
  const budget = purse.budget - looking;
  const lastLook = purse.lastLook ?? lastLookOf(budget, spending);
  const leaders = leadersOf(budget, spending);
  const ideas = ideasOf(budget, spending, purse.rehearsed);
  return {
    ideas,
    sifted: Math.floor((budget * spending.sift) / (spending.siftTries - spending.exploreTries)),
    leaders: Math.max(leaders, 1),
    // Of a small budget one round is made, of a tiny one none.
    rounds: leaders > 0 ? spending.bendRounds : budget >= LEAST_TO_BEND ? 1 : 0,
    choosing:
      purse.lastLook === undefined
        ? budget - lastLook
        : Math.max(budget, ideas * spending.exploreTries + spending.finalists * spending.bendTries),
    looking,
    lastLook,
    ends: endsOf(looking / purse.budget, spending),
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

const leadersOf = (budget: number, { bend, bendRounds, bendTries }: Spending): number =>
  bendRounds === 0 ? 0 : Math.floor((budget * bend) / bendRounds / (BENDS * (bendTries + 1)));

function endsOf(ahead: number, { explore, sift, bend, lastLook }: Spending): Plan['ends'] {
  const before = 1 - ahead;
  return {
    explore: before * explore,
    sift: before * (explore + sift),
    bend: before * (explore + sift + bend),
    compare: before * (1 - lastLook),
    look: 1 - before * lastLook,
  };
}
