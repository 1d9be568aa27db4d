import { type ScoredMatch, scoreMatch } from '@opencarrom/laws';
import { answerDocuments, type Desk } from '../desk.js';
import type { Io } from '../io.js';
import { showSheet } from '../show/sheet.js';

const scorer: Desk<ScoredMatch> = { decide: scoreMatch, answer: ({ sheet }) => sheet, show: showSheet };

/** Boards to games to match. */
export const runScore = (args: readonly string[], io: Io): Promise<number> =>
  answerDocuments(scorer, args, io);
