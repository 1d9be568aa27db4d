import { type BestStroke, bestStroke, MOST_BUDGET, makeBestAnswer } from '@opencarrom/ai';
import { answerAsked, DESK_OPTIONS, type Desk } from '../desk.js';
import type { Io } from '../io.js';
import { Misuse, readArguments, readCount } from '../options.js';
import { showBest } from '../show/best.js';

const OPTIONS = { ...DESK_OPTIONS, ms: { type: 'string' }, simulations: { type: 'string' } } as const;
const BOUNDS = { least: 1, most: MOST_BUDGET };

/** The computer's stroke on a table. */
export async function runBest(args: readonly string[], io: Io): Promise<number> {
  const asked = readArguments(args, OPTIONS);
  const budgetMs = readCount('--ms', asked.values.ms, BOUNDS);
  const simulations = readCount('--simulations', asked.values.simulations, BOUNDS);
  if (budgetMs !== undefined && simulations !== undefined)
    throw new Misuse('give --ms or --simulations, not both');
  const within = (document: unknown): unknown =>
    isObject(document) && (budgetMs ?? simulations) !== undefined
      ? { ...document, budgetMs, simulations }
      : document;
  const player: Desk<BestStroke> = {
    decide: (document) => bestStroke(within(document), () => performance.now()),
    answer: makeBestAnswer,
    show: showBest,
  };
  return answerAsked(player, asked, io);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
