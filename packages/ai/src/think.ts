import { type Dice, makeDice } from '@opencarrom/match';
import type { Stroke } from '@opencarrom/physics';
import { type Advantage, advantageOver } from './explain/advantage.js';
import type { Candidate } from './explain/candidate.js';
import { candidateOf, strokeMeant } from './explain/expectation.js';
import type { Hand } from './hand/hand.js';
import type { Level } from './hand/level.js';
import { type Idea, meanValue } from './ideas/idea.js';
import { SHORT } from './search/budget.js';
import {
  type ComparedIdea,
  MOST_BUDGET,
  type SearchResult,
  type SearchTask,
  search,
} from './search/search.js';
import type { LookAhead } from './search/trial.js';
import type { Table } from './table/table.js';
import { viewOf } from './table/view.js';
import type { Goal } from './value/goal.js';
import { boardGoal } from './value/win-the-board.js';

export type { Candidate, Fears } from './explain/candidate.js';
export { MOST_BUDGET };

/** How long to think: so many strokes tried, or until the clock has run so far. */
export type Budget =
  | { readonly simulations: number }
  | { readonly milliseconds: number; readonly now: () => number };

export interface ThinkOptions {
  readonly level: Level;
  readonly seed: number;
  /** What the level itself spends, unless said otherwise. */
  readonly budget?: Budget;
}

/** What became of thinking. */
export interface Thought extends Candidate {
  readonly level: number;
  /** The best of the others. */
  readonly alternatives: readonly Alternative[];
  readonly simulations: number;
}

/** Another stroke than the one chosen. */
export interface Alternative extends Candidate {
  /** What the chosen one has before it. */
  readonly outdone: Advantage;
}

export interface Thinking {
  readonly simulations: number;
  readonly budget: number;
  /** The stroke that leads so far. */
  readonly stroke: Stroke | null;
}

/** How often a level tries the stroke it has chosen, to tell its chance: whatever else it spends. */
const LAST_LOOK = 160;

/** Before the break every stroke tried moves nineteen men: fewer will do. */
const BREAK_SHARE = 0.3;

/** One pot from winning, everybody looks closely: few men are left then, and a stroke is soon tried. */
const LEAST_TO_WIN = 2000;

const simulationsFor = ({ breaking, isWinning }: Goal, usual: number): number =>
  breaking ? Math.ceil(usual * BREAK_SHARE) : isWinning ? Math.max(usual, LEAST_TO_WIN) : usual;

/**
 * Thinks about a table, step by step: whoever asks for the steps can watch, wait or stop. The answer is null
 * where the men leave the striker no place. The same table, level, seed and number of simulations give the
 * same stroke on every machine; with a clock, that hangs on the machine.
 */
export function* think(table: Table, options: ThinkOptions): Generator<Thinking, Thought | null> {
  const task = searchTaskFor(table, options);
  const { view } = task;
  const searching = search(task);
  let step = searching.next();
  while (!step.done) {
    const { leader, ...progress } = step.value;
    yield { ...progress, stroke: leader && strokeMeant(view, leader) };
    step = searching.next();
  }
  return step.value && thoughtOf(task, step.value, options.level.number);
}

/** What is sought for a player on turn. The goal is to win the board; whoever measures may look over its shoulder. */
export function searchTaskFor(
  table: Table,
  { level, seed, budget }: ThinkOptions,
  goalOf = boardGoal,
): SearchTask {
  if (budget) checkBudget(budget);
  const view = viewOf(table);
  const { hand, effort } = level;
  const goal = goalOf(view, hand);
  const usual = simulationsFor(goal, effort.simulations);
  const dice = makeDice(seed);
  return {
    view,
    goal,
    hand,
    dice,
    others: true,
    ...spendingOf(budget, usual),
    lookAhead: lookingAhead(effort.lookAhead, hand, dice, goalOf),
  };
}

function checkBudget(budget: Budget): void {
  const [name, amount, isWhole] =
    'simulations' in budget
      ? ['simulations', budget.simulations, Number.isInteger(budget.simulations)]
      : ['milliseconds', budget.milliseconds, true];
  if (amount > 0 && amount <= MOST_BUDGET && isWhole) return;
  const wanted = isWhole ? `more than 0 and at most ${MOST_BUDGET}` : 'a whole number';
  throw new RangeError(`a budget of ${amount} ${name}: it must be ${wanted}`);
}

/** Thinks to the end at once. `watch` hears how far it has come. */
export function chooseStroke(
  table: Table,
  options: ThinkOptions,
  watch?: (thinking: Thinking) => void,
): Thought | null {
  return finish(think(table, options), watch);
}

/** A level's own number is for choosing alone; a number given is for all; a clock tells its own. */
function spendingOf(
  budget: Budget | undefined,
  usual: number,
): Pick<SearchTask, 'budget' | 'lastLook' | 'gone'> {
  if (!budget) return { budget: usual, lastLook: LAST_LOOK };
  if ('simulations' in budget) return { budget: budget.simulations };
  const { milliseconds, now } = budget;
  const start = now();
  return { budget: usual, gone: () => (now() - start) / milliseconds };
}

const SHORT_THOUGHT = 60;
const LOOKED_AT = 3;

/** The next player is thought to play as steadily, and to think shortly. */
function lookingAhead(share: number, hand: Hand, dice: Dice, goalOf: typeof boardGoal): LookAhead {
  return {
    share,
    ideas: LOOKED_AT,
    cost: SHORT_THOUGHT,
    ask(table) {
      const view = viewOf(table);
      const found = finish(
        search({ view, goal: goalOf(view, hand), hand, dice, budget: SHORT_THOUGHT, spending: SHORT }),
      );
      return found && { value: meanValue(found.checked), simulations: found.simulations };
    },
  };
}

function finish<S, T>(steps: Generator<S, T>, watch?: (step: S) => void): T {
  let step = steps.next();
  while (!step.done) {
    watch?.(step.value);
    step = steps.next();
  }
  return step.value;
}

function thoughtOf(task: SearchTask, result: SearchResult, level: number): Thought {
  const { ideas, checked, others, simulations } = result;
  const answer = candidateOf(task, checked);
  const alternatives = others.map((other) => alternativeTo(task, answer, ideas[0], other));
  return { ...answer, level, alternatives: otherThan(answer, alternatives), simulations };
}

/**
 * Its chances were seen at the last look, as the answer's were, unless there was too little to spend. What it is worth beside the answer was seen before, when
 * the two were compared with the same slips and looked ahead from.
 */
function alternativeTo(
  task: SearchTask,
  answer: Candidate,
  first: Idea,
  { compared, checked }: ComparedIdea,
): Alternative {
  const { sums } = compared;
  const reply = sums.passed === 0 ? 0 : (sums.reply / sums.passed) * checked.sums.passed;
  const looked = { ...checked, sums: { ...checked.sums, reply } };
  const candidate = candidateOf(task, checked.sums.tries > 0 ? looked : compared);
  const value = answer.value + meanValue(compared) - meanValue(first);
  const other = { ...candidate, value: Math.min(1, Math.max(-1, value)) };
  return { ...other, outdone: advantageOver(answer, first, other, compared) };
}

/** Other strokes than the one chosen, and than each other: another man or another pocket. */
function otherThan(chosen: Candidate, candidates: readonly Alternative[]): Alternative[] {
  const known = new Set([strokeName(chosen)]);
  return candidates.filter((candidate) => {
    const name = strokeName(candidate);
    if (known.has(name)) return false;
    known.add(name);
    return true;
  });
}

const strokeName = ({ kind, target, pocket }: Candidate): string =>
  target === null ? kind : `${target} ${pocket}`;
