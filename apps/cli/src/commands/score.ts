import { type BookId, bookOf, formatOf, type Stage, scoreMatch } from '@opencarrom/laws';
import { answerDocuments, type Desk } from '../desk.js';
import type { Io } from '../io.js';
import { type Scored, showSheet } from '../show/sheet.js';

const scorer: Desk<Scored> = { decide: scoreDocument, answer: ({ sheet }) => sheet, show: showSheet };

/** Boards to games to match. */
export const runScore = (args: readonly string[], io: Io): Promise<number> =>
  answerDocuments(scorer, args, io);

function scoreDocument(document: unknown): ReturnType<Desk<Scored>['decide']> {
  const outcome = scoreMatch(document);
  if ('error' in outcome) return outcome;
  // What was scored names a book and a stage that exist, or leaves them to their defaults.
  const { rulebook = 'icf', stage: asked } = document as { rulebook?: BookId; stage?: Stage };
  const book = bookOf(rulebook);
  const stage = asked ?? book.rules.match.defaultStage;
  const format = formatOf(book, stage);
  if (!format) throw new Error(`${book.id} was scored at a stage it does not know`);
  return { ok: { book, stage, format, sheet: outcome.ok } };
}
