import { type Board, readBoard, readBook, readDiscipline, reading, SEATS, type Side } from '@opencarrom/laws';
import { ICF, layOut, type ManId, type PlacedMan, pocketAt, StrokeError } from '@opencarrom/physics';
import { LEVELS, type Level, levelOf } from './level.js';
import type { Table } from './table.js';
import { type Budget, type Candidate, chooseStroke, MOST_BUDGET, type Thought } from './think.js';
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
  const names = LEVELS.map(({ name }) => name).join(', ');
  return (
    level ?? refuse('wrong-type', 'level', `level must be from 1 to ${LEVELS.length}, or one of ${names}`)
  );
}

function readBudget({ budgetMs, simulations }: reading.Fields): BestQuestion['budget'] | null {
  if (budgetMs !== undefined && simulations !== undefined)
    refuse('unknown-field', 'simulations', 'give budgetMs or simulations, not both');
  if (simulations !== undefined) return { simulations: amountOf(simulations, 'simulations') };
  return budgetMs === undefined ? null : { milliseconds: amountOf(budgetMs, 'budgetMs') };
}

function amountOf(value: unknown, path: string): number {
  const number = count(value, path);
  if (number > 0 && number <= MOST_BUDGET) return number;
  return refuse('wrong-type', path, `${path} must be from 1 to ${MOST_BUDGET}`);
}

function readMen(value: unknown, board: Board): readonly PlacedMan[] {
  const men = list(value, 'men').map((each, index) => readMan(each, at('men', index)));
  try {
    layOut({ men }, ICF);
  } catch (problem) {
    if (problem instanceof StrokeError) refuse('impossible-board', problem.path, problem.message);
    throw problem;
  }
  for (const [index, man] of men.entries())
    if (isInPocket(man)) refuse('impossible-board', at('men', index), `${man.id} lies in a pocket`);
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

/** Is its centre past the edge of a pocket, where it would fall? */
function isInPocket({ x, y }: PlacedMan): boolean {
  const dx = Math.abs(x) - pocketAt(ICF);
  const dy = Math.abs(y) - pocketAt(ICF);
  return dx * dx + dy * dy < (ICF.pocket / 2) ** 2;
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

function answerOf({ stroke, ...expected }: Candidate): object {
  const { success, value, kind, target, pocket, via, foul, ends, fears } = expected;
  return { striker: stroke, success, value, kind, target, pocket, via, foul, ends, fears };
}
