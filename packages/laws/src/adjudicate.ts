import { announce } from './announce/announce.js';
import type { Book } from './books/book.js';
import { hearCall } from './judge/hear-call.js';
import { judge } from './judge/judge.js';
import { judgeCall } from './judge/judge-call.js';
import {
  type Choice,
  lawsOf,
  type Placing,
  type Result,
  type Returned,
  type Ruling,
} from './judge/ruling.js';
import { type Adjudication, readAdjudication } from './read/adjudication.js';
import { at, attempt, type InputFault, refuseInput } from './read/reader.js';
import { settle } from './settle.js';
import type { Board, BookId, Decisions, Side } from './vocabulary.js';
import type { RulingWords } from './words/ruling-words.js';

/** A ruling as the command line writes it. */
export interface RulingJson {
  readonly rulebook: BookId;
  readonly turn: Ruling['turn'];
  readonly next: Side | null;
  readonly returned: Returned;
  readonly placing: readonly Placing[];
  readonly board: Board;
  readonly result: Result | null;
  readonly choices: readonly Choice[];
  readonly laws: readonly string[];
  readonly announcement: string;
  /** Only where there are any. */
  readonly unusedDecisions?: readonly DecisionId[];
}

type DecisionId = keyof Decisions;

/** A ruling with the board it leaves, and the book it was given by. */
export interface Adjudicated {
  readonly book: Book;
  readonly ruling: Ruling;
  readonly board: Board;
  /** Decisions that were given although no law asks for them here: nothing came of them. */
  readonly unusedDecisions: readonly DecisionId[];
}

/** Rules on one case given as JSON. Bad input is refused by name; nothing is thrown. */
export function adjudicate(value: unknown): { readonly ok: Adjudicated } | { readonly error: InputFault } {
  return attempt(() => ruleOn(readAdjudication(value)));
}

export function makeRulingJson(
  { book, ruling, board, unusedDecisions }: Adjudicated,
  words: RulingWords,
): RulingJson {
  const { turn, next, returned, placing, result, choices } = ruling;
  const laws = lawsOf(ruling);
  const announcement = announce(book, ruling, words);
  return {
    rulebook: book.id,
    ...{ turn, next, returned, placing, board, result, choices, laws, announcement },
    ...(unusedDecisions.length > 0 ? { unusedDecisions } : {}),
  };
}

function ruleOn(input: Adjudication): Adjudicated {
  const { book, board } = input;
  const ruling =
    'call' in input.act ? ruleOnCall(input, input.act.call) : judge(book, board, input.act.stroke, input);
  checkDecisions(input, ruling);
  return { book, ruling, board: settle(board, ruling), unusedDecisions: unusedOf(input, ruling) };
}

function ruleOnCall(input: Adjudication, call: Parameters<typeof hearCall>[2]): Ruling {
  const heard = hearCall(input.book, input.board, call);
  if ('why' in heard) return refuseInput(heard.code, at('call', heard.field), heard.why);
  return judgeCall(input.book, input.board, heard, input);
}

/** More than a law offers is refused. */
function checkDecisions({ decisions }: Adjudication, { rights, result }: Ruling): void {
  if (result && decisions.demand !== undefined && decisions.demand > rights.demand)
    refuseInput(
      'not-a-choice',
      'decisions.demand',
      `at most ${rights.demand} additional points may be demanded`,
    );
}

function unusedOf({ decisions }: Adjudication, { rights, result }: Ruling): readonly DecisionId[] {
  const asked: Readonly<Record<DecisionId, boolean>> = {
    'double-fine': rights.doubleFine,
    forgo: rights.forgo > 0,
    demand: result !== null && rights.demand > 0,
  };
  return (Object.keys(decisions) as DecisionId[]).filter((decision) => !asked[decision]);
}
