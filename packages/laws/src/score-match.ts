import type { Book } from './books/book.js';
import type { MatchFormat, Stage } from './books/format.js';
import { attempt, type InputFault, refuseInput } from './read/reader.js';
import { readScoring } from './read/scoring.js';
import { score } from './score/score.js';
import type { ScoreSheet } from './score/score-sheet.js';

/** A match's sheet, with what it was scored by. */
export interface ScoredMatch {
  readonly book: Book;
  readonly stage: Stage;
  readonly format: MatchFormat;
  readonly sheet: ScoreSheet;
}

/** Scores a match given as JSON. Bad input is refused by name; nothing is thrown. */
export function scoreMatch(value: unknown): { readonly ok: ScoredMatch } | { readonly error: InputFault } {
  return attempt(() => {
    const scoring = readScoring(value);
    const { book, stage, format } = scoring;
    const sheet = score(scoring);
    if ('playedOn' in sheet)
      return refuseInput(
        'impossible-score',
        `boards[${sheet.playedOn}]`,
        'the match was over before this board',
      );
    return { book, stage, format, sheet };
  });
}
