import { type Book, type MatchFormat, restBefore, type ScoredMatch, type ScoreSheet } from '@opencarrom/laws';
import type { Language } from '../words/language.js';
import type { CommandLineWords } from '../words/words.js';
import { type Labelled, labels, type Page, page, strong, table, wrap } from './layout.js';

/** A score sheet for a person: board by board, game by game, and what comes next. */
export function showSheet(
  { book, stage, format, sheet }: ScoredMatch,
  language: Language,
  paper: Page,
): string {
  const words = language.words;
  const title = `${words.books[book.id]}, ${words.stages[stage]}`;
  return page([
    [strong(title, paper), ...wrap(words.format(format), paper)],
    boards(words, sheet),
    labels(standing(words, sheet), paper),
    labels(nextBoard(words, book, format, sheet), paper),
  ]);
}

function boards(words: CommandLineWords, sheet: ScoreSheet): readonly string[] {
  if (sheet.boards.length === 0) return [];
  const rows = sheet.boards.map(({ game, board, winner, points, score }) => [
    board === 1 ? String(game) : '',
    String(board),
    winner,
    String(points),
    String(score.A),
    String(score.B),
  ]);
  return table(
    [[...words.sheetColumns, '   A', '   B'], ...rows],
    ['left', 'right', 'left', 'right', 'right', 'right'],
  );
}

export function standing(words: CommandLineWords, { games, match }: ScoreSheet): readonly Labelled[] {
  const rows = games.map(
    ({ A, B, winner }, index): Labelled => [
      `${words.game} ${index + 1}`,
      winner ? words.gameWon(winner, Math.max(A, B), Math.min(A, B)) : words.gameSoFar(A, B),
    ],
  );
  const total = words.gamesWon(match.A, match.B);
  return [...rows, [words.match, match.winner ? `${total}: ${words.matchOver(match.winner)}` : total]];
}

function nextBoard(
  words: CommandLineWords,
  book: Book,
  format: MatchFormat,
  { next }: ScoreSheet,
): readonly Labelled[] {
  if (!next) return [];
  const minutes = restBefore(book, format, next) / 60;
  const pause = next.changeSides ? words.changeSides(minutes) : words.rest(minutes);
  const board: Labelled = [words.next, words.nextBoard(next)];
  return minutes > 0 ? [[words.first, pause], board] : [board];
}
