import { type Board, coveredBy, other, type Result, type Side } from '@opencarrom/laws';
import type { Table } from '../table/table.js';

/** A board won counts this much of 1 by itself; the rest hangs on its points. */
const WON = 0.75;
/** What a board won in the end is worth on average. */
const WHOLE = 0.85;
/** The last board won by too little: the game is lost, though not quite as badly as with the board. */
const IN_VAIN = -0.95;

type Scored = Pick<Table, 'book' | 'board' | 'game'>;

/** What the end of a board is worth to a side, from −1 to 1. */
export function resultValue(table: Scored, result: Result, me: Side): number {
  if ('replay' in result) return 0;
  if ('match' in result) return result.match === me ? 1 : -1;
  const { winner } = result;
  // The winner will demand what may be demanded.
  const points = Math.min(result.points + result.demandable, table.book.rules.boardCap.is);
  const worth = worthOfPoints(table, winner, points);
  return winner === me ? worth : -worth;
}

function worthOfPoints({ book, board, game }: Scored, winner: Side, points: number): number {
  const after = board[winner].score + points;
  const target = game?.target ?? null;
  if (target !== null && after >= target) return 1;
  if (game?.boardsLeft === 0) return worthOfLead(after - board[other(winner)].score);
  return WON + ((1 - WON) * points) / book.rules.boardCap.is;
}

/** On the last board only the game counts. Level scores are played off. */
const worthOfLead = (lead: number): number => (lead > 0 ? 1 : lead === 0 ? 0 : IN_VAIN);

/** While a board is in play: what winning it would be worth to a side, and of the queen's worth, how much. */
export interface Stake {
  readonly win: number;
  readonly queen: number;
}

export const NO_STAKE: Stake = { win: WHOLE, queen: 1 };

export function stakeOf(table: Scored, board: Board, side: Side): Stake {
  return { win: winOf(table, board, side), queen: queenOf(table, side) };
}

function winOf({ book: { rules }, game }: Scored, board: Board, side: Side): number {
  if (!game) return WHOLE;
  const { score } = board[side];
  const men = board[other(side)].onBoard;
  const queen = score < rules.queenCountsBelow.is ? rules.queenPoints.is : 0;
  const likely = score + men / 2 + (board.queen === coveredBy(side) ? queen : 0);
  if (game.target !== null && likely >= game.target) return 1;
  if (game.boardsLeft !== 0) return WHOLE;
  const isTheirs = board.queen === coveredBy(other(side));
  const most = score + Math.min(men + (isTheirs ? 0 : queen), rules.boardCap.is);
  const against = board[other(side)].score;
  return most < against ? IN_VAIN : likely > against ? 1 : FAR_OFF;
}

/** To win the game the board must be won for many points. */
const FAR_OFF = 0.3;

/** She counts nothing from a score on, and little where the game is won without her. */
function queenOf({ book, board, game }: Scored, side: Side): number {
  const { queenCountsBelow, queenPoints } = book.rules;
  const { score } = board[side];
  if (score >= queenCountsBelow.is) return 0;
  const target = game?.target ?? null;
  return target === null ? 1 : Math.min(1, (target - score) / (2 * queenPoints.is));
}
