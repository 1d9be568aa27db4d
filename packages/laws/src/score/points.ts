import type { Book } from '../books/book.js';
import type { FinishedBoard } from './score-sheet.js';

/**
 * What a board is worth to its winner, whose score before it is given. Where no man is left, both
 * last men fell together: such a board is worth the queen, or one point where she does not count.
 */
export function boardPoints(book: Book, board: FinishedBoard, scoreBefore: number): number {
  const { queenPoints, queenCountsBelow, boardCap } = book.rules;
  if ('conceded' in board) return 0;
  if ('points' in board) return board.points;
  const queenCounts = board.queen === board.winner && scoreBefore < queenCountsBelow.is;
  const points = board.men + (queenCounts ? queenPoints.is : 0);
  return Math.min(Math.max(points, 1), boardCap.is);
}
