import {
  type Board,
  type BookId,
  type Discipline,
  readBoard,
  readBook,
  readDiscipline,
  reading,
  SEATS,
  type Seat,
} from '@opencarrom/laws';
import { equipmentFor, headFault, type MatchState, type Player, playersOf } from '@opencarrom/match';
import { ICF, type PlacedMan, type Stroke } from '@opencarrom/physics';
import { type Hint, hintFor } from '../explain/hint.js';
import { inside, readAmount, readLevel, readMen } from '../json/read.js';
import { type Deed, deedFor, tableFor } from '../seat/deed.js';
import type { Table } from '../table/table.js';
import type { Budget, Thinking } from '../think.js';
import { type Weighing, weighing } from '../weighing.js';

const { fields, flag, oneOf, refuseInput, required } = reading;

/** What a host asks of a thinker: data alone, so that it can cross to a worker. */
export type ThinkerQuestion = DeedQuestion | HintQuestion | AdviceQuestion | WeighQuestion;

/** What does the computer in this seat do now? */
interface DeedQuestion extends Asked {
  readonly kind: 'deed';
  readonly match: MatchState;
  readonly player: Player;
  readonly level: number | string;
  /** Are claims its to make? They are, unless said otherwise. */
  readonly claims?: boolean;
}

/** What would a strong player do here, and why? */
interface HintQuestion extends Asked {
  readonly kind: 'hint';
  readonly match: MatchState;
}

/** The same at a table without a match. */
interface AdviceQuestion extends Asked {
  readonly kind: 'advice';
  readonly table: PlainTable;
}

/** How good is this stroke beside the best that a level finds? Without one: what is the table worth to who is on turn? */
interface WeighQuestion extends Asked {
  readonly kind: 'weigh';
  readonly match: MatchState;
  readonly stroke: Stroke | null;
  readonly level: number | string;
  /** How often each is tried. */
  readonly tries: number;
}

interface Asked {
  readonly seed: number;
  /** What the level itself spends, unless said otherwise. */
  readonly budget?: { readonly simulations: number } | { readonly milliseconds: number };
}

/** A table whose book is named. Men may be fewer than its board says, as in practice. */
export interface PlainTable {
  readonly rulebook: BookId;
  readonly discipline: Discipline;
  readonly seat: Seat;
  readonly board: Board;
  readonly men: readonly PlacedMan[];
}

/** What comes of a question; null: there is nothing to do. */
export type AnswerTo<Q extends ThinkerQuestion> = Q extends DeedQuestion
  ? Deed | null
  : Q extends WeighQuestion
    ? Weighing | null
    : Hint | null;

const KINDS = ['deed', 'hint', 'advice', 'weigh'] as const;
const FIELDS = ['kind', 'match', 'player', 'level', 'claims', 'table', 'stroke', 'tries', 'seed', 'budget'];

/** The steps that lead to the answer. Throws a refusal, with its path, where the question is damaged. */
export function stepsTo(
  question: unknown,
  now: () => number,
): Generator<Thinking, Deed | Hint | Weighing | null> {
  const asked = fields(question, '', FIELDS);
  const seed = readSeed(asked.seed);
  const budget = readBudget(asked.budget, now);
  const options = { seed, ...(budget ? { budget } : {}) };
  switch (oneOf(required(asked.kind, 'kind'), 'kind', KINDS)) {
    case 'deed': {
      const match = readMatch(asked.match);
      const player = oneOf(asked.player, 'player', playersOf(match.head.discipline));
      const claims = flag(asked.claims, 'claims', true);
      return deedFor(match, player, { ...options, level: readLevel(asked.level), claims });
    }
    case 'hint': {
      const table = tableFor(readMatch(asked.match));
      return table ? hintFor(table, options) : nothing();
    }
    case 'advice':
      return hintFor(
        inside('table', () => readTable(asked.table)),
        options,
      );
    case 'weigh': {
      const table = tableFor(readMatch(asked.match));
      const level = readLevel(asked.level);
      const tries = readAmount(asked.tries, 'tries');
      const stroke = asked.stroke === null ? null : readStroke(asked.stroke);
      return table ? weighing(table, stroke, { ...options, level, tries }) : nothing();
    }
  }
}

// biome-ignore lint/correctness/useYield: there is nothing to think about.
function* nothing(): Generator<Thinking, null> {
  return null;
}

function readSeed(value: unknown): number {
  if (!Number.isSafeInteger(required(value, 'seed')))
    refuseInput('wrong-type', 'seed', `seed must be a whole number, not ${JSON.stringify(value)}`);
  return value as number;
}

function readBudget(value: unknown, now: () => number): Budget | null {
  if (value === undefined) return null;
  const { simulations, milliseconds } = fields(value, 'budget', ['simulations', 'milliseconds']);
  if ((simulations === undefined) === (milliseconds === undefined))
    refuseInput('unknown-field', 'budget', 'give simulations or milliseconds, one of them');
  return simulations === undefined
    ? { milliseconds: readAmount(milliseconds, 'budget.milliseconds'), now }
    : { simulations: readAmount(simulations, 'budget.simulations') };
}

function readStroke(value: unknown): Stroke {
  const stroke = fields(required(value, 'stroke'), 'stroke', ['x', 'y', 'vx', 'vy', 'spin']);
  const { x, y, vx, vy, spin = 0 } = stroke;
  for (const [name, part] of Object.entries({ x, y, vx, vy, spin }))
    if (typeof part !== 'number' || !Number.isFinite(part))
      refuseInput('wrong-type', `stroke.${name}`, `${name} must be a number, not ${JSON.stringify(part)}`);
  return { x, y, vx, vy, spin } as Stroke;
}

/** A match is what `evolve` made of it; only that on which a thought would founder is looked at. */
function readMatch(value: unknown): MatchState {
  if (typeof required(value, 'match') !== 'object' || value === null)
    refuseInput('wrong-type', 'match', 'match must be the state of a match');
  const match = value as MatchState;
  inside('match.head', () => {
    readBook(required(match.head?.rulebook, 'rulebook'));
    const fault = headFault(match.head);
    if (fault) refuseInput('wrong-type', fault.path, fault.message);
  });
  const men = match.board?.men;
  if (men) inside('match.board', () => readMen(men, equipmentFor(match.head)));
  return match;
}

function readTable(value: unknown): Table {
  const table = fields(required(value, ''), '', ['rulebook', 'discipline', 'seat', 'board', 'men']);
  const book = readBook(table.rulebook);
  return {
    book,
    discipline: readDiscipline(book, table.discipline),
    seat: oneOf(table.seat, 'seat', SEATS),
    board: readBoard(book, required(table.board, 'board')),
    men: readMen(table.men, ICF),
    equipment: ICF,
  };
}
