import type { CallConsequence } from '../books/book.js';
import type { Citation, Concern } from '../books/concerns.js';
import type { Board, BookId, Discipline, Piece, Queen, Side } from '../vocabulary.js';

/** One step of a ruling: what was found, and the laws for it. */
export interface Finding {
  readonly concern: Concern;
  readonly laws: Citation;
  /** Present where it matters: was the stroke proper? */
  readonly proper?: boolean;
  /** The reading it rests on, where the text is silent. */
  readonly reading?: string;
  /** A law called: against whom, and what follows. */
  readonly call?: { readonly against: Side; readonly consequence: CallConsequence };
}

/** Who puts a piece back. `right-hand`: the player to the right of the one on turn, in doubles. */
export type Placer = 'opponent' | 'striker' | 'right-hand' | 'umpire';

export interface Placing {
  readonly piece: Piece;
  readonly count: number;
  readonly by: Placer;
}

export interface BoardWon {
  readonly winner: Side;
  readonly points: number;
  /** Additional points the winner may still demand, in full or in part. */
  readonly demandable: number;
}

export type Result = BoardWon | { readonly replay: true } | { readonly match: Side };

/** A choice a law gives. The ruling shown is that of the first option. */
export interface Choice {
  readonly id: 'double-fine';
  readonly by: 'striker';
  readonly options: readonly ('keep-turn' | 'lose-turn')[];
}

/** What a law leaves to a player once the ruling is given. */
export interface Rights {
  /** Was there a double fine to choose about, chosen or not? */
  readonly doubleFine: boolean;
  /** Dues and penalties that could be forgone, in total. */
  readonly forgo: number;
  /** Additional points that could be demanded. */
  readonly demand: number;
}

export interface Returned {
  readonly white: number;
  readonly black: number;
  readonly queen: boolean;
}

/** What follows from a stroke or a call. `settle` applies it to the board. */
export interface Ruling {
  readonly book: BookId;
  readonly discipline: Discipline;
  /** The side that was on turn. */
  readonly striker: Side;
  readonly turn: 'continues' | 'passes' | 'over';
  readonly next: Side | null;
  /** Men that went into the pockets by the stroke. */
  readonly pocketed: { readonly white: number; readonly black: number };
  /** Pieces taken out of the pockets for placing now, dues and penalties included. */
  readonly returned: Returned;
  readonly placing: readonly Placing[];
  /** Still outstanding afterwards. */
  readonly owed: { readonly white: number; readonly black: number };
  readonly queen: Queen;
  readonly broken: boolean;
  readonly breakAttempts: number;
  readonly result: Result | null;
  readonly choices: readonly Choice[];
  readonly rights: Rights;
  readonly findings: readonly Finding[];
}

/** The laws a ruling relies on, the most specific first, none twice. */
export function lawsOf(ruling: Ruling): readonly string[] {
  const laws: string[] = [];
  for (const finding of ruling.findings)
    for (const law of finding.laws) if (!laws.includes(law)) laws.push(law);
  return laws;
}

/** The ruling under which nothing moves: the turn stays, nothing comes out. Others start from it. */
export function quiet(
  book: BookId,
  discipline: Discipline,
  board: Board,
  findings: readonly Finding[],
): Ruling {
  return {
    book,
    discipline,
    striker: board.turn,
    turn: 'continues',
    next: board.turn,
    pocketed: { white: 0, black: 0 },
    returned: NOTHING_RETURNED,
    placing: [],
    owed: { white: board.white.owed, black: board.black.owed },
    queen: board.queen,
    broken: board.broken,
    breakAttempts: board.breakAttempts,
    result: null,
    choices: [],
    rights: NO_RIGHTS,
    findings,
  };
}

export const NO_RIGHTS: Rights = { doubleFine: false, forgo: 0, demand: 0 };
export const NOTHING_RETURNED: Returned = { white: 0, black: 0, queen: false };
