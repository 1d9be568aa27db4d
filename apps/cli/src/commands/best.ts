import { type BestStroke, bestStroke, MOST_BUDGET, makeBestStrokeJson } from '@opencarrom/ai';
import { answerAsked, DESK_OPTIONS, type Desk } from '../desk.js';
import type { Io } from '../io.js';
import { Misuse, readArguments, readCount, readLanguage } from '../options.js';
import { showBest } from '../show/best.js';
import { progressLine } from '../show/progress-line.js';
import type { Language } from '../words/language.js';

const OPTIONS = { ...DESK_OPTIONS, ms: { type: 'string' }, simulations: { type: 'string' } } as const;
const BOUNDS = { least: 1, most: MOST_BUDGET };

/** The computer's stroke on a table. */
export async function runBest(args: readonly string[], io: Io): Promise<number> {
  const asked = readArguments(args, OPTIONS);
  const budgetMs = readCount('--ms', asked.values.ms, BOUNDS);
  const simulations = readCount('--simulations', asked.values.simulations, BOUNDS);
  if (budgetMs !== undefined && simulations !== undefined)
    throw new Misuse((words) => words.notBoth('--ms', '--simulations'));
  const within = (document: unknown): unknown =>
    isObject(document) && (budgetMs ?? simulations) !== undefined
      ? { ...document, budgetMs, simulations }
      : document;
  const player: Desk<BestStroke> = {
    decide: (document) => thinkAloud(within(document), readLanguage(asked.values.lang), io),
    answer: (best, language) => makeBestStrokeJson(best, language.words.thought),
    show: showBest,
  };
  return answerAsked(player, asked, io);
}

/** Whoever waits long enough to wonder sees that it thinks. */
const WONDERING_MS = 300;

function thinkAloud(document: unknown, language: Language, { stderr }: Io): ReturnType<typeof bestStroke> {
  const line = progressLine(stderr, WONDERING_MS);
  const { thinking } = language.words;
  const thought = bestStroke(
    document,
    () => performance.now(),
    ({ simulations, budget }) => line.tell(simulations / budget, () => thinking(simulations)),
  );
  line.clear();
  return thought;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
