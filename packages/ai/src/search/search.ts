import type { Dice } from '@opencarrom/match';
import type { Hand } from '../hand/hand.js';
import { ideasFor, randomIdea } from '../ideas/find-ideas.js';
import { type Idea, meanValue, newTrySums } from '../ideas/idea.js';
import type { View } from '../table/view.js';
import type { Goal } from '../value/goal.js';
import { planOf, type SearchPlan, SPENDING, type Spending, WINNING } from './budget.js';
import { best, otherPots, otherStrokes, variedBest, winsFirst, withForesight } from './ranking.js';
import { type LookAhead, Trial } from './trial.js';
import { variationsOf } from './variations.js';

/** How far the search has come. */
export interface Progress {
  readonly simulations: number;
  /** All that is to be spent. */
  readonly budget: number;
  /** The idea that leads so far. */
  readonly leader: Idea | null;
}

export interface SearchTask {
  readonly view: View;
  readonly goal: Goal;
  readonly hand: Hand;
  readonly dice: Dice;
  /** Simulations to choose with and to look ahead. The last look is among them, unless its own number is given. */
  readonly budget: number;
  readonly lastLook?: number;
  readonly spending?: Spending;
  readonly lookAhead?: LookAhead;
  /** Are others than the best stroke told too? Then they get a last look as well. */
  readonly others?: boolean;
  /** The share of the time that is gone. Where it is told, the budget follows from it. */
  readonly gone?: () => number;
}

export interface SearchResult {
  /** The best first, each with its sums. */
  readonly ideas: readonly Idea[];
  /** The best once more, with the sums of the last look. */
  readonly checked: Idea;
  /** Of the rest, those that are another stroke than the best. */
  readonly others: readonly ComparedIdea[];
  readonly simulations: number;
}

/** An idea with the sums of when it was compared, and once more with those of the last look. */
export interface ComparedIdea {
  readonly compared: Idea;
  readonly checked: Idea;
}

/** A million strokes tried, or a quarter of an hour: beyond this a budget is taken for a mistake. */
export const MOST_BUDGET = 1_000_000;

/** Tries between two looks at the clock. */
const PAUSE = 8;
/** With a clock, so much of the time at most, and so many tries, tell how fast strokes are tried. */
const MEASURING = { share: 0.02, tries: 64 };
/** So many more ideas are rehearsed, whatever they cost, rather than play one that is known to be bad. */
const RESERVE = 40;

/** Yields now and then, so that it can be watched and dropped; what it finds depends on budget and dice alone. */
export function* search(task: SearchTask): Generator<Progress, SearchResult | null> {
  return yield* new Search(task).run();
}

class Search {
  private readonly task: SearchTask;
  private readonly trial: Trial;
  private readonly spending: Spending;
  private plan: SearchPlan;
  private ideas: Idea[] = [];
  private finalists: Idea[] = [];
  /** The share of the time by which the part under way should be over. */
  private end = 1;
  /** The share of all there is to do that was last told as done. */
  private told = 0;

  constructor(task: SearchTask) {
    const { view, goal, hand, dice, spending = goal.isWinning ? WINNING : SPENDING } = task;
    this.task = task;
    this.trial = new Trial(view, goal, hand, dice);
    this.spending = spending;
    this.plan = this.planFor(task.budget);
  }

  *run(): Generator<Progress, SearchResult | null> {
    const { view, goal, hand, dice } = this.task;
    this.measure();
    this.ideas = ideasFor(view, goal, hand, dice, this.plan.ideas);
    if (this.ideas.length === 0) return null;
    yield* this.explore();
    yield* this.sift();
    yield* this.varyLeaders();
    this.finalists = this.bestVaried(this.spending.finalists);
    yield* this.compare();
    yield* this.look();
    const ranked = best(this.finalists, this.finalists.length, this.worth());
    const others = this.task.others ? otherStrokes(ranked).map(comparedWith) : [];
    const checked = yield* this.lookOnceMore(ranked[0], others);
    return { ideas: ranked, checked, others, simulations: this.trial.simulations };
  }

  private planFor(budget: number): SearchPlan {
    const { lookAhead, lastLook, gone } = this.task;
    const ahead = lookAhead?.share ?? 0;
    const toSpend = { budget, ahead, others: this.task.others === true, rehearsed: !this.isAlone };
    const plan = planOf({ ...toSpend, ...(lastLook === undefined ? {} : { lastLook }) }, this.spending);
    // A number given is kept to; a level's own, and the clock, are no such promise.
    this.trial.limit = lastLook === undefined && gone === undefined ? plan.choosing : Infinity;
    return plan;
  }

  /**
   * Alone, where every man counts and several fall at once, the planned chance of one pot says little, and it does not
   * matter which man falls where.
   */
  private get isAlone(): boolean {
    return this.task.goal.isAlone;
  }

  private worth(): (idea: Idea) => number {
    if (this.isAlone) return meanValue;
    const worth = withForesight(this.ideas);
    return this.task.goal.isWinning ? winsFirst(worth) : worth;
  }

  private bestVaried(most: number): Idea[] {
    return this.isAlone ? best(this.ideas, most) : variedBest(this.ideas, most, this.worth());
  }

  /** The most valued, and of every other pot the best: whoever asks is told what else there was. */
  private sifted(most: number): Idea[] {
    const kept = best(this.ideas, most, this.worth());
    return this.task.goal.isWinning ? [...kept, ...otherPots(this.ideas, kept, this.worth())] : kept;
  }

  private isLate(): boolean {
    return this.task.gone !== undefined && this.task.gone() >= this.end;
  }

  /** With a clock: has the part under way time left? One that stands still gives nobody any. */
  private hasTime(): boolean {
    const gone = this.task.gone?.() ?? 0;
    return gone > 0 && gone < this.end;
  }

  private report(): Progress {
    const { simulations } = this.trial;
    const budget = this.expected();
    this.told = simulations / budget;
    return { simulations, budget, leader: leaderOf(this.ideas) };
  }

  /** All that will be spent, as far as is known now. By a clock its time tells that, and what was told stays told. */
  private expected(): number {
    const { simulations } = this.trial;
    const { choosing, looking, lastLook, othersLook } = this.plan;
    const planned = Math.max(choosing + looking + lastLook + othersLook, simulations);
    if (!this.task.gone) return planned;
    const share = Math.min(1, Math.max(this.told, this.task.gone()));
    return share > 0 ? Math.floor(simulations / share) : planned;
  }

  /** With a clock the first tries tell the budget. */
  private measure(): void {
    const { view, goal, hand, dice, gone } = this.task;
    if (!gone) return;
    const ideas = ideasFor(view, goal, hand, dice, MEASURING.tries);
    for (const idea of ideas) {
      this.trial.sample(idea, 1);
      if (gone() >= MEASURING.share) break;
    }
    this.pace();
  }

  /** How fast it went so far tells how much can be done in all. */
  private pace(): void {
    const gone = this.task.gone?.() ?? 0;
    if (gone > 0) this.plan = this.planFor(Math.min(MOST_BUDGET, Math.ceil(this.trial.simulations / gone)));
  }

  /** Every idea once as meant and a few times with slips; what loses the board or breaks a law is set aside. */
  private *explore(): Generator<Progress, void> {
    const { trial } = this;
    this.end = this.plan.ends.explore;
    let lawful = 0;
    let spare = RESERVE;
    for (const [n, idea] of this.ideas.entries()) {
      if (this.isLate() || trial.simulations >= trial.limit) {
        if (lawful > 0 || spare === 0) break;
        spare--;
      }
      trial.rehearse(idea);
      trial.sample(idea, this.spending.exploreTries);
      if (!idea.ruinous && !idea.foul) lawful++;
      if (n % 32 === 31) yield this.report();
    }
    for (; lawful === 0 && spare > 0; spare--) if (this.tryAnother()) lawful++;
    this.ideas = blameless(this.ideas.filter(({ sums }) => sums.tries > 0));
    this.pace();
  }

  /** One more idea, for want of a good one: is it lawful? */
  private tryAnother(): boolean {
    const { view, goal, hand, dice } = this.task;
    const idea = randomIdea(view, goal, hand, dice);
    if (!idea) return false;
    this.trial.rehearse(idea);
    if (idea.ruinous) return false;
    this.trial.sample(idea, this.spending.exploreTries);
    this.ideas.push(idea);
    return !idea.foul;
  }

  private *sift(): Generator<Progress, void> {
    this.end = this.plan.ends.sift;
    const most = Math.max(this.spending.finalists, this.plan.sifted);
    this.ideas = this.sifted(most);
    for (const [n, idea] of this.ideas.entries()) {
      if (this.isLate()) break;
      this.trial.sample(idea, this.spending.siftTries);
      if (n % 8 === 7) yield this.report();
    }
    this.pace();
  }

  private *varyLeaders(): Generator<Progress, void> {
    this.end = this.plan.ends.vary;
    const { leaders, rounds } = this.plan;
    for (let round = 0; round < rounds; round++)
      for (const leader of this.bestVaried(leaders)) {
        if (this.isLate()) return;
        this.vary(leader);
        yield this.report();
      }
    this.pace();
  }

  private vary(leader: Idea): void {
    const { trial } = this;
    const { view, hand, dice } = this.task;
    trial.sample(leader, this.spending.varyTries);
    for (const idea of variationsOf(view, leader, hand, dice)) {
      trial.rehearse(idea);
      if (idea.ruinous || (idea.foul && !leader.foul)) continue;
      trial.sample(idea, this.spending.varyTries);
      this.ideas.push(idea);
    }
  }

  /** The finalists are tried equally often, with the same slips. */
  private *compare(): Generator<Progress, void> {
    this.end = this.plan.ends.compare;
    for (let n = 0; n < this.triesEach() && !(n > 0 && this.isLate()); ) {
      n = Math.min(n + PAUSE, this.triesEach());
      for (const idea of this.finalists) this.trial.sample(idea, n);
      this.pace();
      yield this.report();
    }
  }

  private triesEach(): number {
    const { trial, finalists } = this;
    const tried = finalists.reduce((sum, { sums }) => sum + sums.tries, 0);
    const tries = Math.floor((this.plan.choosing - trial.simulations + tried) / finalists.length);
    return Math.max(trial.limit < Infinity ? 1 : this.spending.varyTries, tries);
  }

  /** The best few with the first slips again: what would the next player make of it? All equally often. */
  private *look(): Generator<Progress, void> {
    const { lookAhead } = this.task;
    if (!lookAhead || this.plan.looking === 0) return;
    this.end = this.plan.ends.look;
    const looked = best(this.finalists, lookAhead.ideas).map((idea) => ({ idea, gained: 0 }));
    const tries = Math.max(2, Math.floor(this.plan.looking / (looked.length * lookAhead.cost)));
    let n = 0;
    for (; (n < tries && !this.isLate()) || this.hasTime(); n++)
      for (const one of looked) {
        one.gained += this.trial.gainAhead(one.idea, n, lookAhead.ask);
        yield this.report();
      }
    for (const { idea, gained } of looked) mend(idea, gained, n);
  }

  /**
   * Many tries of the chosen idea with new slips, and of the others that will be told with the same; with a clock, as many
   * of the chosen as the time that is left lets be.
   */
  private *lookOnceMore(chosen: Idea, others: readonly ComparedIdea[]): Generator<Progress, Idea> {
    this.end = 1;
    const { trial } = this;
    const { checked } = comparedWith(chosen);
    trial.forget();
    trial.limit = Infinity;
    const { lastLook, othersLook } = this.plan;
    const each = others.length === 0 ? 0 : Math.min(lastLook, Math.floor(othersLook / others.length));
    this.plan = { ...this.plan, othersLook: each * others.length };
    yield this.report();
    for (
      let n = 0, reported = trial.simulations;
      n === 0 || (n < lastLook && !this.isLate()) || this.hasTime();
    ) {
      n = n < lastLook ? Math.min(n + PAUSE, lastLook) : n + PAUSE;
      trial.sample(checked, n);
      for (const other of others) trial.sample(other.checked, Math.min(n, each), false);
      if (trial.simulations - reported < 8 * PAUSE) continue;
      reported = trial.simulations;
      yield this.report();
    }
    yield { simulations: trial.simulations, budget: trial.simulations, leader: checked };
    return checked;
  }
}

const comparedWith = (compared: Idea): ComparedIdea => ({
  compared,
  checked: { ...compared, sums: newTrySums() },
});

/** Those that break no law; for want of such, those that do not lose the board; for want of such, all. */
function blameless(ideas: Idea[]): Idea[] {
  const sane = ideas.filter(({ ruinous }) => !ruinous);
  const lawful = sane.filter(({ foul }) => !foul);
  return lawful.length > 0 ? lawful : sane.length > 0 ? sane : ideas;
}

const leaderOf = (ideas: readonly Idea[]): Idea | null =>
  ideas.reduce<Idea | null>((a, b) => (a === null || meanValue(b) > meanValue(a) ? b : a), null);

/** So many looks ahead count as much as the judgement they mend. */
const DOUBT = 10;

/** What so many looks ahead gained or lost mends the idea's value; few are trusted little. */
function mend({ sums }: Idea, gained: number, looks: number): void {
  if (looks > 0) sums.value += (gained * sums.tries) / (looks + DOUBT);
}
