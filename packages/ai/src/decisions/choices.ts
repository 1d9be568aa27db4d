import {
  type Board,
  type Book,
  type Decisions,
  judge,
  other,
  type Result,
  type Ruling,
  type Side,
  type Stroke,
  settle,
} from '@opencarrom/laws';
import { makeOutlook, strokesFor } from '../outlook.js';
import { prospect, type Standing } from '../prospect.js';
import type { Table } from '../table.js';
import { worthOf } from '../worth.js';

/** What decisions away from the stroke are taken from: the laws and the count of men, whatever the lie. */
export type Position = Pick<Table, 'book' | 'discipline' | 'board'>;

/** A man of middling ease. */
const USUAL_CHANCE = 0.4;

function standingOf(men: number): Standing {
  const work = men * strokesFor(USUAL_CHANCE);
  const outlook = { ...makeOutlook(), best: USUAL_CHANCE, second: USUAL_CHANCE / 2, work, run: USUAL_CHANCE };
  return { outlook, back: 0 };
}

/** What a ruling is worth to a side, by the count of men alone. */
function rulingWorth({ book, discipline, board }: Position, ruling: Ruling, side: Side): number {
  if (ruling.result) return worthOf({ book, discipline, board } as Table, ruling.result, side);
  const after: Board = settle(board, ruling);
  const next = after.turn;
  const value = prospect(after, standingOf(after[next].onBoard), standingOf(after[other(next)].onBoard));
  return next === side ? value : -value;
}

/**
 * Should a side that did not strike claim what it saw? Only books that need a claim ask. It claims when the
 * ruling is then better for it; where it is the same, it lets it be.
 */
export function decideClaim(position: Position, stroke: Stroke): boolean {
  const { book, board, discipline } = position;
  if (book.rules.claims.is === 'none') return false;
  const side = other(board.turn);
  const claimed = judge(book, board, { ...stroke, claimed: true }, { discipline });
  const overlooked = judge(book, board, { ...stroke, claimed: false }, { discipline });
  return rulingWorth(position, claimed, side) > rulingWorth(position, overlooked, side);
}

/** Bring the men back and strike again, or leave them down, give one, and lose the turn? */
export function decideDoubleFine(position: Position, stroke: Stroke): NonNullable<Decisions['double-fine']> {
  const { book, board, discipline } = position;
  const side = board.turn;
  const worth = (option: NonNullable<Decisions['double-fine']>): number =>
    rulingWorth(
      position,
      judge(book, board, stroke, { discipline, decisions: { 'double-fine': option } }),
      side,
    );
  return worth('lose-turn') > worth('keep-turn') ? 'lose-turn' : 'keep-turn';
}

/** How many of the additional points to demand: all that the cap lets count. */
export function decideDemand(book: Book, result: Result): number {
  if (!('demandable' in result)) return 0;
  return Math.max(0, Math.min(result.demandable, book.rules.boardCap.is - result.points));
}

/** A man of the opponent's on the board is one more for him to pocket: it is placed while there is a place. */
export function decideForgo(hasPlace: boolean): NonNullable<Decisions['forgo']> {
  return hasPlace ? 'place' : 'no-space';
}

/** What the winner of a toss takes: the break first, for who breaks strikes first. */
export function decideToss(book: Book): 'side' | 'break' | 'colour' {
  const { is } = book.rules.toss;
  return is.find((choice) => choice === 'break') ?? is.find((choice) => choice === 'colour') ?? 'side';
}

/** Passes are counted: three each and the board is played again. */
const PASS_MARGIN = 0.02;

/**
 * Is it better not to strike at all? Only where every stroke is expected to leave less than the table as it
 * lies, and not so often that the board would be replayed.
 */
export function decidePass(strokeValue: number, tableValue: number, passesSoFar: number): boolean {
  return passesSoFar < 2 && tableValue > strokeValue + PASS_MARGIN;
}

/** A board can always turn. */
export const decideConcede = (): boolean => false;
