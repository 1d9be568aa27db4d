import { adjudicate, makeRulingJson, type RulingJson } from '../../src/index.js';
import type { BookId, Decisions, Discipline, Queen, Side, Touch } from '../../src/vocabulary.js';
import { en } from '../../src/words/en.js';

/** A board in short: men on the board, and only what differs from a quiet mid-game. */
export interface BoardInShort {
  turn?: Side;
  white?: number;
  black?: number;
  owed?: { white?: number; black?: number };
  score?: { white?: number; black?: number };
  hasPocketed?: { white?: boolean; black?: boolean };
  queen?: Queen;
  broken?: boolean;
  breakAttempts?: number;
}

/** A stroke in short: numbers of men, and the words for the rest. */
export interface StrokeInShort {
  white?: number;
  black?: number;
  queen?: boolean;
  striker?: boolean;
  improper?: boolean;
  touched?: boolean;
  claimed?: boolean;
  overboard?: { white?: number; black?: number; queen?: boolean; striker?: boolean };
  contacts?: Touch[];
  breach?: string;
}

export interface CaseInShort {
  rulebook: BookId;
  discipline?: Discipline;
  board?: BoardInShort;
  stroke?: StrokeInShort;
  call?: { law: string; against: Side; beforeFirstStroke?: boolean };
  decisions?: Decisions;
}

function longBoard(short: BoardInShort): Record<string, unknown> {
  const men = (side: Side) => ({
    onBoard: short[side] ?? (side === 'white' ? 6 : 7),
    owed: short.owed?.[side] ?? 0,
    score: short.score?.[side] ?? 0,
    ...(short.hasPocketed?.[side] === undefined ? {} : { hasPocketed: short.hasPocketed[side] }),
  });
  return {
    turn: short.turn ?? 'white',
    white: men('white'),
    black: men('black'),
    queen: short.queen ?? 'on-board',
    ...(short.broken === undefined ? {} : { broken: short.broken }),
    ...(short.breakAttempts === undefined ? {} : { breakAttempts: short.breakAttempts }),
  };
}

function longStroke(short: StrokeInShort): Record<string, unknown> {
  const { white = 0, black = 0, queen = false, striker = false, improper = false, ...rest } = short;
  return {
    ...(short.breach === undefined ? { proper: !improper } : {}),
    pocketed: { white, black, queen, striker },
    ...rest,
  };
}

/** The case as the command line would read it. */
export function caseOf({ board = {}, stroke, ...rest }: CaseInShort): Record<string, unknown> {
  return { ...rest, board: longBoard(board), ...(stroke ? { stroke: longStroke(stroke) } : {}) };
}

/** The ruling on a case; a refusal fails the test. */
export function ask(short: CaseInShort): RulingJson {
  const outcome = adjudicate(caseOf(short));
  if ('error' in outcome) throw new Error(`${outcome.error.path}: ${outcome.error.message}`);
  return makeRulingJson(outcome.ok, en);
}
