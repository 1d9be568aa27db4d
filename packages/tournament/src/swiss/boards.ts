import { seatInTurn } from '../tables/seat-in-turn.js';
import type { Pair } from './pairing.js';

/** A board for each pair in turn: the lowest that is free and new to both, else the lowest that is free. */
export function allotBoards(
  pairs: readonly Pair[],
  usedBy: (entrant: number) => ReadonlySet<number>,
): readonly number[] {
  const isNew = ({ a, b }: Pair, board: number): boolean =>
    !usedBy(a).has(board) && !(b !== null && usedBy(b).has(board));
  const boards = pairs.map((_, index) => index + 1);
  return seatInTurn(pairs, boards, isNew).map((board) => board ?? 0);
}
