import { attempt, type Refusal, refuse } from './read/reader.js';
import { readScoring } from './read/scoring.js';
import { formatOf, score } from './score/score.js';
import type { ScoreSheet } from './score/sheet.js';

/** Scores a match given as JSON. Bad input is refused by name; nothing is thrown. */
export function scoreMatch(value: unknown): { readonly ok: ScoreSheet } | { readonly error: Refusal } {
  return attempt(() => {
    const scoring = readScoring(value);
    const format = formatOf(scoring.book, scoring.stage);
    if (!format) return refuse('unknown-stage', 'stage', `${scoring.book.name} has no ${scoring.stage}`);
    const sheet = score(format, scoring);
    if ('playedOn' in sheet)
      return refuse('impossible-score', `boards[${sheet.playedOn}]`, 'the match was over before this board');
    return sheet;
  });
}
