import { makeDice } from '@opencarrom/match';
import { PIECES, type Stroke } from '@opencarrom/physics';
import type { Candidate } from './explain/candidate.js';
import { candidateOf } from './explain/expectation.js';
import { meantIn } from './hand/execute.js';
import { type Idea, ideaOf, meanValue } from './ideas/idea.js';
import { Trial } from './search/trial.js';
import type { Table } from './table/table.js';
import { viewOf } from './table/view.js';
import { type Alternative, type Thinking, type ThinkOptions, think } from './think.js';
import { boardGoal } from './value/win-the-board.js';

/** A stroke seen through the slips of a hand, whatever became of it when it was played. */
export interface WeighedStroke extends Candidate {
  /** Own men, and the queen, that fall for good, on average. */
  readonly pots: number;
}

/** A stroke beside the best that was found; both were tried with the same slips. */
export interface Weighing {
  /** Where the stroke is the better of the two, itself. */
  readonly best: WeighedStroke;
  /** Null: none was asked about. */
  readonly played: WeighedStroke | null;
  readonly others: readonly Alternative[];
  /** What a stroke is worth that touches nothing: the turn is gone, and all lies as it lay. */
  readonly idle: number;
  readonly simulations: number;
}

export interface WeighOptions extends ThinkOptions {
  /** How often each of the two is tried. */
  readonly tries: number;
}

/** These slips are none of those by which the best was found: it would seem better than it is. */
const FRESH = 0x3c6e;

/**
 * What the win of this board alone is worth: all of it, by however few points. Then value tells how likely it is, and
 * nothing else.
 */
const THIS_BOARD = { target: 1, boardsLeft: null } as const;

/**
 * Weighs a stroke against the best that a level finds, step by step as `think`. Without a stroke the table is
 * weighed, by the best. Only the winning of this board counts. Null where the striker finds no place.
 */
export function* weighing(
  asked: Table,
  stroke: Stroke | null,
  options: WeighOptions,
): Generator<Thinking, Weighing | null> {
  const table = forThisBoard(asked);
  const thought = yield* think(table, options);
  if (!thought) return null;
  const view = viewOf(table);
  const { hand } = options.level;
  const goal = boardGoal(view, hand);
  const weigh = (what: Stroke, target: number): WeighedStroke => {
    // The same slips for both: neither is merely luckier.
    const trial = new Trial(view, goal, hand, makeDice(options.seed ^ FRESH));
    const aim = { ...meantIn(view, what), kind: 'try', target, pocket: NONE, plannedChance: 0 } as const;
    const idea = ideaOf(aim);
    trial.sample(idea, options.tries);
    return { ...candidateOf({ view, hand, goal }, idea), pots: potsIn(idea) };
  };
  const idling = (from: Stroke): number => {
    const { x, y } = meantIn(view, from);
    const back = { x, y, ux: 0, uy: -1, speed: IDLE_SPEED, spin: 0 };
    const idea = ideaOf({ ...back, kind: 'try', target: NONE, pocket: NONE, plannedChance: 0 });
    new Trial(view, goal, hand, makeDice(options.seed)).sample(idea, 1);
    return meanValue(idea);
  };
  const { alternatives: others, target } = thought;
  const found = weigh(thought.stroke, target ? PIECES.indexOf(target) : NONE);
  const played = stroke && weigh(stroke, NONE);
  const best = played && played.value > found.value ? played : found;
  const simulations = thought.simulations + options.tries * (played ? 2 : 1) + 1;
  return { best, played, others, idle: idling(thought.stroke), simulations };
}

/** So slow that the striker moves by a hair, in m/s. */
const IDLE_SPEED = 0.05;

/** No man and no pocket was named. */
const NONE = -1;

const forThisBoard = (table: Table): Table => {
  const { white, black } = table.board;
  const board = { ...table.board, white: { ...white, score: 0 }, black: { ...black, score: 0 } };
  return { ...table, board, game: THIS_BOARD };
};

const potsIn = ({ sums }: Idea): number => sums.falls.reduce((all, { times }) => all + times, 0) / sums.tries;
