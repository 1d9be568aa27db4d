import { BENDS, bentFrom } from './bend.js';
import type { Dice } from './dice.js';
import type { Goal } from './goal.js';
import type { Hand } from './hand.js';
import { type Idea, meanValue, newAccount } from './idea.js';
import { ideasFor } from './ideas.js';
import type { Table } from './table.js';
import { Trial } from './trial.js';
import type { View } from './view.js';

/** How far the search has come. */
export interface Progress {
  readonly simulations: number;
  readonly budget: number;
  /** The idea that leads so far. */
  readonly leader: Idea | null;
}

/**
 * How a budget of simulations is spent. Many ideas are tried little (`explore`), the better ones more
 * (`sift`), those that lead are bent to where they forgive most (`bend`, in rounds), and the few left are
 * tried much. The last look is with slips that did not help to choose: an idea chosen for its luck would
 * else seem better than it is.
 */
const SPENDING = {
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

/** Asks what the next player would make of a table, for so many slips of each of the best ideas. */
export interface LookAhead {
  readonly tries: number;
  readonly ideas: number;
  /** What the table is worth to the side on turn there, and what it took to find out; null: it cannot be said. */
  readonly ask: (table: Table) => { readonly value: number; readonly simulations: number } | null;
}

export interface Quest {
  readonly view: View;
  readonly goal: Goal;
  readonly hand: Hand;
  readonly dice: Dice;
  /** Simulations to choose with. The last look is among them, unless its own number is given. */
  readonly budget: number;
  readonly lastLook?: number;
  readonly spending?: Spending;
  readonly lookAhead?: LookAhead;
  /** Asked now and then: is it time to come to an end? */
  readonly hurry?: () => boolean;
}

export interface Found {
  /** The best first, each with its account. */
  readonly ideas: readonly Idea[];
  /** The best once more, with the account of the last look. */
  readonly checked: Idea;
  readonly simulations: number;
}

/** Yields now and then, so that it can be watched and dropped; what it finds depends on budget and dice alone. */
export function* search(quest: Quest): Generator<Progress, Found | null> {
  const { view, goal, hand, dice, budget, lookAhead, spending = SPENDING, hurry = never } = quest;
  const trial = new Trial(view, goal, hand, dice);
  const lastLook = quest.lastLook ?? lastLookOf(budget, spending);
  const choosing = quest.lastLook === undefined ? budget - lastLook : budget;
  if (quest.lastLook === undefined) trial.limit = choosing;
  let ideas = ideasFor(view, goal, hand, dice, exploring(budget, spending, goal));
  if (ideas.length === 0) return null;

  ideas = yield* explore();
  ideas = best(ideas, Math.max(spending.finalists, sifting(budget, spending)));
  yield* sift();
  const leaders = bending(budget, spending);
  // Of a small budget one round is made, of a tiny one none.
  const rounds = leaders > 0 ? spending.bendRounds : budget >= LEAST_TO_BEND ? 1 : 0;
  for (let round = 0; round < rounds; round++) yield* bend(Math.max(leaders, 1));
  const finalists = best(ideas, spending.finalists);
  yield* compare();
  if (lookAhead) yield* look(lookAhead);
  const ranked = best(finalists, finalists.length);
  const checked = { ...ranked[0], account: newAccount() };
  trial.forget();
  trial.limit = Infinity;
  yield* sampleAtLeisure(checked, lastLook);
  return { ideas: ranked, checked, simulations: trial.simulations };

  function report(): Progress {
    return { simulations: trial.simulations, budget, leader: leaderOf(ideas) };
  }

  /** Every idea once as meant and a few times with slips; what loses the board is set aside. */
  function* explore(): Generator<Progress, Idea[]> {
    for (const [n, idea] of ideas.entries()) {
      trial.rehearse(idea);
      trial.sample(idea, spending.exploreTries);
      if (hurry() || trial.simulations >= trial.limit) break;
      if (n % 32 === 31) yield report();
    }
    const tried = ideas.filter(({ account }) => account.tries > 0);
    const sane = tried.filter(({ ruinous }) => !ruinous);
    const lawful = sane.filter(({ foul }) => !foul);
    return lawful.length > 0 ? lawful : sane.length > 0 ? sane : tried;
  }

  function* sift(): Generator<Progress, void> {
    for (const [n, idea] of ideas.entries()) {
      if (hurry()) return;
      trial.sample(idea, spending.siftTries);
      if (n % 8 === 7) yield report();
    }
  }

  function* bend(leaders: number): Generator<Progress, void> {
    for (const leader of best(ideas, leaders)) {
      if (hurry()) return;
      trial.sample(leader, spending.bendTries);
      for (const idea of bentFrom(view, leader, hand, dice)) {
        trial.rehearse(idea);
        if (idea.ruinous || (idea.foul && !leader.foul)) continue;
        trial.sample(idea, spending.bendTries);
        ideas.push(idea);
      }
      yield report();
    }
  }

  /** The finalists are tried equally often, with the same slips. */
  function* compare(): Generator<Progress, void> {
    const tried = finalists.reduce((sum, { account }) => sum + account.tries, 0);
    const tries = Math.floor((choosing - trial.simulations + tried) / finalists.length);
    const least = trial.limit < Infinity ? 1 : spending.bendTries;
    for (const idea of finalists) yield* sampleAtLeisure(idea, Math.max(least, tries));
  }

  /** Many tries of one idea, with pauses. */
  function* sampleAtLeisure(idea: Idea, tries: number): Generator<Progress, void> {
    for (let n = idea.account.tries; n < tries; ) {
      if (n > 0 && hurry()) return;
      n = Math.min(n + PAUSE, tries);
      trial.sample(idea, n);
      if (n < tries && n % (8 * PAUSE) === 0) yield report();
    }
    yield report();
  }

  function* look({ tries, ideas: most, ask }: LookAhead): Generator<Progress, void> {
    const valueFor = (table: Table): number | null => {
      const answer = ask(table);
      trial.simulations += answer?.simulations ?? 0;
      return answer?.value ?? null;
    };
    for (const idea of best(finalists, most)) {
      if (hurry()) return;
      trial.lookAhead(idea, tries, valueFor);
      yield report();
    }
  }
}

/** One idea bent costs this budget's better part already. */
const LEAST_TO_BEND = 250;

/** Tries between two looks at the clock. */
const PAUSE = 8;
/** More are not worth their keep, whatever the budget: it is spent on the better ones. */
const MOST_IDEAS = 3000;

const never = (): boolean => false;

const exploring = (budget: number, { explore, exploreTries }: Spending, { ruins }: Goal): number =>
  Math.min(MOST_IDEAS, Math.max(5, Math.floor((budget * explore) / (exploreTries + (ruins ? 1 : 0)))));

/** At least so many, but of a tiny budget not more than half. */
const lastLookOf = (budget: number, { lastLook, leastLastLook }: Spending): number =>
  Math.max(1, Math.min(Math.max(leastLastLook, Math.floor(budget * lastLook)), Math.floor(budget / 2)));

const sifting = (budget: number, { sift, siftTries, exploreTries }: Spending): number =>
  Math.floor((budget * sift) / (siftTries - exploreTries));

const bending = (budget: number, { bend, bendRounds, bendTries }: Spending): number =>
  Math.floor((budget * bend) / bendRounds / (BENDS * (bendTries + 1)));

/** The first by value; equals keep their order, so that the same dice give the same stroke. */
const best = (ideas: readonly Idea[], most: number): Idea[] =>
  [...ideas].sort((a, b) => meanValue(b) - meanValue(a)).slice(0, most);

const leaderOf = (ideas: readonly Idea[]): Idea | null =>
  ideas.reduce<Idea | null>((a, b) => (a === null || meanValue(b) > meanValue(a) ? b : a), null);
