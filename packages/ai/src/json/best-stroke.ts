import { type Board, readBoard, readBook, readDiscipline, reading, SEATS, type Side } from '@opencarrom/laws';
import { ICF, type PlacedMan } from '@opencarrom/physics';
import { explainThought } from '../explain/explain-thought.js';
import type { Level } from '../hand/level.js';
import type { Table } from '../table/table.js';
import { type Budget, type Candidate, chooseStroke, type Thinking, type Thought } from '../think.js';
import type { ThoughtWords } from '../words/thought-words.js';
import { readAmount, readLevel, readMen } from './read.js';

const { at, attempt, count, fields, oneOf, refuseInput, required } = reading;

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

/**
 * The computer's stroke on a table given as JSON. `watch` hears how far the thinking has come. Bad input is
 * refused by name; nothing is thrown.
 */
export function bestStroke(
  value: unknown,
  now: () => number,
  watch?: (thinking: Thinking) => void,
): { readonly ok: BestStroke } | { readonly error: reading.InputFault } {
  return attempt(() => {
    const question = readQuestion(value);
    const { table, level, seed, budget } = question;
    const options = { level, seed, ...(budget ? { budget: timed(budget, now) } : {}) };
    const thought = chooseStroke(table, options, watch);
    if (!thought) return refuseInput('impossible-board', 'men', 'the men leave the striker no place');
    return { question, thought };
  });
}

const timed = (budget: NonNullable<BestQuestion['budget']>, now: () => number): Budget =>
  'simulations' in budget ? budget : { ...budget, now };

function readQuestion(value: unknown): BestQuestion {
  const input = fields(value, '', FIELDS);
  const book = readBook(input.rulebook);
  const board = readBoard(book, required(input.board, 'board'));
  const men = readMen(input.men, ICF);
  checkMen(men, board);
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
    level: readLevel(input.level === undefined ? USUAL_LEVEL : input.level),
    seed: count(input.seed, 'seed', 1),
    ...(budget ? { budget } : {}),
  };
}

function readBudget({ budgetMs, simulations }: reading.Fields): BestQuestion['budget'] | null {
  if (budgetMs !== undefined && simulations !== undefined)
    refuseInput('unknown-field', 'simulations', 'give budgetMs or simulations, not both');
  if (simulations !== undefined) return { simulations: readAmount(simulations, 'simulations') };
  return budgetMs === undefined ? null : { milliseconds: readAmount(budgetMs, 'budgetMs') };
}

/** The queen and as many men as the board says. */
function checkMen(men: readonly PlacedMan[], board: Board): void {
  for (const side of ['white', 'black'] as const) checkCount(men, board, side);
  const lies = men.some(({ id }) => id === 'queen');
  if (lies !== (board.queen === 'on-board'))
    refuseInput(
      'impossible-board',
      'men',
      `the queen is ${board.queen}, but ${lies ? 'lies' : 'does not lie'} there`,
    );
}

function checkCount(men: readonly PlacedMan[], board: Board, side: Side): void {
  const lying = men.filter(({ id }) => id.startsWith(side === 'white' ? 'w' : 'b')).length;
  const { onBoard } = board[side];
  if (lying !== onBoard)
    refuseInput(
      'impossible-board',
      at(`board.${side}`, 'onBoard'),
      `${onBoard} ${side} coins, but ${lying} lie there`,
    );
}

/** The answer as JSON. */
export function makeBestStrokeJson({ question, thought }: BestStroke, words: ThoughtWords): object {
  const { alternatives, simulations } = thought;
  return {
    ...answerOf(thought),
    level: question.level.number,
    simulations,
    candidates: alternatives.map(answerOf),
    explanation: explainThought(thought, question.table.seat, words),
  };
}

function answerOf({ stroke, ...expected }: Candidate): object {
  const { success, won, value, kind, target, pocket, via, more, foul, ends, fears } = expected;
  return { striker: stroke, success, won, value, kind, target, pocket, via, more, foul, ends, fears };
}
