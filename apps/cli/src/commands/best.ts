import { type BestStroke, bestStroke, makeBestAnswer } from '@opencarrom/ai';
import { answerDocuments, type Desk } from '../desk.js';
import type { Io } from '../io.js';
import { showBest } from '../show/best.js';

const player: Desk<BestStroke> = {
  decide: (document) => bestStroke(document, () => performance.now()),
  answer: makeBestAnswer,
  show: showBest,
};

/** The computer's stroke on a table. */
export const runBest = (args: readonly string[], io: Io): Promise<number> =>
  answerDocuments(player, args, io);
