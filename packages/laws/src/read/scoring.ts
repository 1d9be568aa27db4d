import type { Book } from '../books/book.js';
import { STAGES } from '../books/format.js';
import type { Competitor, FinishedBoard, Scoring } from '../score/score-sheet.js';
import { MEN_PER_SIDE } from '../vocabulary.js';
import { readBook, readDiscipline } from './adjudication.js';
import { at, count, fields, list, oneOf, refuseInput, required } from './reader.js';

const COMPETITORS = ['A', 'B'] as const;

export function readScoring(value: unknown): Scoring {
  const input = fields(value, '', ['id', 'rulebook', 'stage', 'discipline', 'first', 'boards', 'tosses']);
  const book = readBook(input.rulebook);
  readDiscipline(book, input.discipline);
  return {
    book,
    ...readStage(book, input.stage),
    first: readCompetitor(input.first, 'first'),
    boards: list(required(input.boards, 'boards'), 'boards').map((board, index) =>
      readBoard(book, board, at('boards', index)),
    ),
    tosses: readTosses(input.tosses),
  };
}

function readStage(book: Book, value: unknown): Pick<Scoring, 'stage' | 'format'> {
  const { defaultStage, stages } = book.rules.match;
  const stage = value === undefined ? defaultStage : oneOf(value, 'stage', STAGES);
  const format = stages[stage];
  if (!format)
    return refuseInput(
      'unknown-stage',
      'stage',
      `${book.name} has no ${stage}; it has ${Object.keys(stages).join(', ')}`,
    );
  return { stage, format };
}

const readCompetitor = (value: unknown, path: string): Competitor =>
  oneOf(required(value, path), path, COMPETITORS);

function readBoard(book: Book, value: unknown, path: string): FinishedBoard {
  const input = fields(value, path, ['winner', 'men', 'queen', 'points']);
  const winner = readCompetitor(input.winner, at(path, 'winner'));
  if (input.points === undefined) return { winner, ...readLeft(input, path) };
  for (const field of ['men', 'queen'])
    if (input[field] !== undefined)
      refuseInput('unknown-field', at(path, field), `give either ${field} or the points outright, not both`);
  return { winner, points: readPoints(book, input.points, at(path, 'points')) };
}

function readLeft(input: Readonly<Record<string, unknown>>, path: string) {
  const men = count(input.men, at(path, 'men'));
  if (men > MEN_PER_SIDE)
    refuseInput('impossible-score', at(path, 'men'), `a side has ${MEN_PER_SIDE} men, not ${men}`);
  const queen = input.queen ?? null;
  return { men, queen: queen === null ? null : readCompetitor(queen, at(path, 'queen')) };
}

function readPoints(book: Book, value: unknown, path: string): number {
  const points = count(value, path);
  const { is: most, laws } = book.rules.boardCap;
  if (points < 1 || points > most)
    refuseInput(
      'impossible-score',
      path,
      `a board is worth 1 to ${most} points, what is demanded included, not ${points} (law ${laws.join(', ')})`,
    );
  return points;
}

function readTosses(value: unknown): Scoring['tosses'] {
  if (value === undefined) return {};
  const games = [1, 2, 3].map((game) => `extra-${game}`);
  const input = fields(value, 'tosses', games);
  return Object.fromEntries(
    Object.entries(input).map(([toss, winner]) => [toss, readCompetitor(winner, at('tosses', toss))]),
  );
}
