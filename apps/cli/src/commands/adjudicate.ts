import { type Adjudicated, adjudicate, makeRulingJson } from '@opencarrom/laws';
import { answerDocuments, type Desk } from '../desk.js';
import type { Io } from '../io.js';
import { showRuling } from '../show/ruling.js';

const umpire: Desk<Adjudicated> = {
  decide: adjudicate,
  answer: (decided, language) => makeRulingJson(decided, language.words.story.match.ruling),
  show: showRuling,
};

/** One ruling. */
export const runAdjudicate = (args: readonly string[], io: Io): Promise<number> =>
  answerDocuments(umpire, args, io);
