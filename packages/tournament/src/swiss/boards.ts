import type { Pair } from './pairing.js';

/** A board for each pair in turn: the lowest that is free and new to both, else the lowest that is free. */
export function allotBoards(
  pairs: readonly Pair[],
  usedBy: (entrant: number) => ReadonlySet<number>,
): readonly number[] {
  const free = pairs.map((_, index) => index + 1);
  return pairs.map(({ a, b }) => {
    const isNew = (board: number): boolean => !usedBy(a).has(board) && !(b !== null && usedBy(b).has(board));
    const at = Math.max(0, free.findIndex(isNew));
    return free.splice(at, 1)[0] as number;
  });
}
