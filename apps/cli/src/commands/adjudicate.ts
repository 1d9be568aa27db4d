import { type Adjudicated, adjudicate, makeAnswer } from '@opencarrom/laws';
import { answerDocuments, type Desk } from '../desk.js';
import type { Io } from '../io.js';
import { showRuling } from '../show/ruling.js';

const umpire: Desk<Adjudicated> = { decide: adjudicate, answer: makeAnswer, show: showRuling };

/** One ruling. */
export const runAdjudicate = (args: readonly string[], io: Io): Promise<number> =>
  answerDocuments(umpire, args, io);
