import { availableParallelism } from 'node:os';
import { LEVELS, type Level, levelOf } from '@opencarrom/ai';
import { books, type Discipline, isBookId, STAGES, type Stage } from '@opencarrom/laws';
import { dateFault, type Head, headFault, LENGTHS, type Length, newHead } from '@opencarrom/match';
import { Misuse, readCount } from '../options.js';
import type { Kind } from '../words/faults.js';

/** What is to be played. */
export interface Programme {
  readonly head: Head;
  readonly matches: number;
  /** The computer levels that play; null: the stand-in plays. */
  readonly levels: Readonly<Record<'A' | 'B', Level>> | null;
  /** Of the first match; each further one has the next. */
  readonly seed: number;
  /** So many of the matches are thought about at a time. */
  readonly workers: number;
}

/** The seeds that dice tell apart. */
export const SEEDS = 0x1_0000_0000;
const MOST_MATCHES = 1_000_000;
export const MOST_WORKERS = 256;

/** What may be said on the command line about it. */
type Asked = Readonly<
  Partial<
    Record<
      | 'rulebook'
      | 'discipline'
      | 'stage'
      | 'length'
      | 'matches'
      | 'boards'
      | 'seed'
      | 'names'
      | 'white'
      | 'black'
      | 'workers'
      | 'date'
      | 'record',
      string | undefined
    >
  >
>;

/** The programme that was asked for. Throws Misuse where there can be none. */
export function programmeOf(asked: Asked): Programme {
  const bounds = { least: 1, most: MOST_MATCHES };
  const matches = readCount('--matches', asked.matches, bounds);
  const boards = readCount('--boards', asked.boards, bounds);
  if (boards !== undefined && (matches !== undefined || (asked.length ?? 'board') !== 'board'))
    throw new Misuse((words) => words.boardsAlone);
  const count = boards ?? matches ?? 1;
  if (asked.record !== undefined && count > 1) throw new Misuse((words) => words.recordOfOne);
  if (asked.record === '' || asked.record === '-') throw new Misuse((words) => words.fileName('--record'));
  const seed = readCount('--seed', asked.seed, { least: 0, most: SEEDS - 1 }) ?? 1;
  const head = headOf(boards === undefined ? asked : { ...asked, length: 'board' });
  const levels = levelsOf(asked);
  const workers = readCount('--workers', asked.workers, { least: 1, most: MOST_WORKERS });
  if (workers !== undefined && !levels) throw new Misuse((words) => words.workersThink);
  return { head, matches: count, seed, levels, workers: workers ?? availableParallelism() };
}

/** White is A, which has the first break with an odd seed. */
function levelsOf({ white, black }: Asked): Programme['levels'] {
  if (white === undefined && black === undefined) return null;
  if (white === undefined || black === undefined) throw new Misuse((words) => words.twoPlay);
  return { A: levelAt('--white', white), B: levelAt('--black', black) };
}

function levelAt(option: string, asked: string): Level {
  const level = levelOf(/^\d+$/.test(asked) ? Number(asked) : asked);
  if (level) return level;
  const names = LEVELS.map(({ name }) => name);
  throw new Misuse((words) => words.level(option, LEVELS.length, names, asked));
}

function headOf(asked: Asked): Head {
  const rulebook = asked.rulebook ?? 'icf';
  if (!isBookId(rulebook))
    throw noSuch(
      'rulebook',
      rulebook,
      books.map(({ id }) => id),
    );
  const discipline = oneOf<Discipline>('discipline', asked.discipline, ['singles', 'doubles']);
  const stage = oneOf<Stage>('stage', asked.stage, STAGES);
  const length = oneOf<Length>('length', asked.length, LENGTHS);
  const date = readDate(asked.date);
  const entry = {
    rulebook,
    ...(discipline ? { discipline } : {}),
    ...(stage ? { stage } : {}),
    ...(length ? { length } : {}),
    ...(date ? { date } : {}),
  };
  const usual = newHead({ ...entry, players: { A: [], B: [] } });
  const head = newHead({ ...entry, players: namesFor(usual.discipline, asked.names) });
  const fault = headFault(head);
  if (fault) throw new Misuse((words) => words.head(fault.path, fault.message));
  return head;
}

function oneOf<T extends string>(
  kind: Kind,
  asked: string | undefined,
  options: readonly T[],
): T | undefined {
  if (asked === undefined) return undefined;
  const found = options.find((option) => option === asked);
  if (!found) throw noSuch(kind, asked, options);
  return found;
}

const noSuch = (kind: Kind, asked: string, known: readonly string[]): Misuse =>
  new Misuse((words) => words.noSuch(kind, asked, known));

/** Names in the order the players strike, round the board: in doubles the first and third are partners. */
function namesFor(discipline: Discipline, asked: string | undefined): Head['players'] {
  const wanted = discipline === 'doubles' ? 4 : 2;
  const names = asked?.split(',').map((name) => name.trim()) ?? ['A', 'B', 'C', 'D'].slice(0, wanted);
  if (names.length !== wanted) throw new Misuse((words) => words.names(wanted, names.length));
  const [A1 = '', B1 = '', ...partners] = names;
  const [A2, B2] = partners;
  return A2 === undefined || B2 === undefined ? { A: [A1], B: [B1] } : { A: [A1, A2], B: [B1, B2] };
}

function readDate(asked: string | undefined): string | undefined {
  const fault = asked === undefined ? null : dateFault(asked);
  if (asked === undefined || fault === null) return asked;
  throw new Misuse((words) => (fault === 'form' ? words.dateForm(asked) : words.dateDay(asked.slice(0, 10))));
}
