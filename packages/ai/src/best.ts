import { type Board, readBoard, readBook, readDiscipline, reading, SEATS, type Side } from '@opencarrom/laws';
import { ICF, layOut, type ManId, type PlacedMan, StrokeError } from '@opencarrom/physics';
import { type Level, levelOf } from './level.js';
import type { Table } from './table.js';
import { type Budget, type Candidate, chooseStroke, type Thought } from './think.js';
import { explainThought } from './words/words.js';

const { at, attempt, count, fields, list, oneOf, refuse, required, text } = reading;

/** A table somebody asks about, read and found possible. */
export interface BestQuestion {
  readonly table: Table;
  readonly level: Level;
  readonly seed: number;
  readonly budget?: { readonly simulations: number } | { readonly milliseconds: number };
}

export interface BestStroke {
  readonly question: BestQuestion;
  readonly thought: Thought;
}

const FIELDS = [
  'id',
  'rulebook',
  'discipline',
  'board',
  'men',
  'seat',
  'level',
  'seed',
  'budgetMs',
  'simulations',
];
const USUAL_LEVEL = 10;

/** The computer's stroke on a table given as JSON. Bad input is refused by name; nothing is thrown. */
export function bestStroke(
  value: unknown,
  now: () => number,
): { readonly ok: BestStroke } | { readonly error: reading.Refusal } {
  return attempt(() => {
    const question = readQuestion(value);
    const { table, level, seed, budget } = question;
    const thought = chooseStroke(table, { level, seed, ...(budget ? { budget: timed(budget, now) } : {}) });
    if (!thought) return refuse('impossible-board', 'men', 'the men leave the striker no place');
    return { question, thought };
  });
}

const timed = (budget: NonNullable<BestQuestion['budget']>, now: () => number): Budget =>
  'simulations' in budget ? budget : { ...budget, now };

function readQuestion(value: unknown): BestQuestion {
  const input = fields(value, '', FIELDS);
  const book = readBook(input.rulebook);
  const board = readBoard(book, required(input.board, 'board'));
  const men = readMen(required(input.men, 'men'), board);
  const table: Table = {
    book,
    discipline: readDiscipline(book, input.discipline),
    seat: input.seat === undefined ? 'S' : oneOf(input.seat, 'seat', SEATS),
    board,
    men,
    equipment: ICF,
  };
  const budget = readBudget(input);
  return {
    table,
    level: readLevel(input.level),
    seed: count(input.seed, 'seed', 1),
    ...(budget ? { budget } : {}),
  };
}

function readLevel(value: unknown): Level {
  const asked = value === undefined ? USUAL_LEVEL : value;
  const level = typeof asked === 'number' || typeof asked === 'string' ? levelOf(asked) : null;
  return level ?? refuse('wrong-type', 'level', 'level must be from 1 to 10, or the name of a level');
}

function readBudget({ budgetMs, simulations }: reading.Fields): BestQuestion['budget'] | null {
  if (budgetMs !== undefined && simulations !== undefined)
    refuse('unknown-field', 'simulations', 'give budgetMs or simulations, not both');
  if (simulations !== undefined) return { simulations: atLeastOne(simulations, 'simulations') };
  return budgetMs === undefined ? null : { milliseconds: atLeastOne(budgetMs, 'budgetMs') };
}

function atLeastOne(value: unknown, path: string): number {
  const number = count(value, path);
  return number > 0 ? number : refuse('wrong-type', path, `${path} must be 1 or more`);
}

function readMen(value: unknown, board: Board): readonly PlacedMan[] {
  const men = list(value, 'men').map((each, index) => readMan(each, at('men', index)));
  try {
    layOut({ men }, ICF);
  } catch (problem) {
    if (problem instanceof StrokeError) refuse('impossible-board', problem.path, problem.message);
    throw problem;
  }
  for (const side of ['white', 'black'] as const) checkCount(men, board, side);
  const lies = men.some(({ id }) => id === 'queen');
  if (lies !== (board.queen === 'on-board'))
    refuse(
      'impossible-board',
      'men',
      `the queen is ${board.queen}, but ${lies ? 'lies' : 'does not lie'} there`,
    );
  return men;
}

function checkCount(men: readonly PlacedMan[], board: Board, side: Side): void {
  const lying = men.filter(({ id }) => id.startsWith(side === 'white' ? 'w' : 'b')).length;
  const { onBoard } = board[side];
  if (lying !== onBoard)
    refuse(
      'impossible-board',
      at(`board.${side}`, 'onBoard'),
      `${onBoard} ${side} men, but ${lying} lie there`,
    );
}

function readMan(value: unknown, path: string): PlacedMan {
  const man = fields(value, path, ['id', 'x', 'y']);
  return {
    id: text(man.id, at(path, 'id')) as ManId,
    x: metres(man.x, at(path, 'x')),
    y: metres(man.y, at(path, 'y')),
  };
}

function metres(value: unknown, path: string): number {
  if (typeof required(value, path) !== 'number' || !Number.isFinite(value))
    refuse('wrong-type', path, `${path} must be a number of metres`);
  return value as number;
}

/** The answer as JSON. */
export function makeBestAnswer({ question, thought }: BestStroke, language: 'en' | 'hi'): object {
  const { alternatives, simulations } = thought;
  return {
    ...answerOf(thought),
    level: question.level.number,
    simulations,
    candidates: alternatives.map(answerOf),
    explanation: explainThought(thought, question.table.seat, language),
  };
}

function answerOf({ stroke, success, value, kind, target, pocket, via, fears }: Candidate): object {
  return { striker: stroke, success, value, kind, target, pocket, via, fears };
}
