import type { Round } from '../vocabulary.js';

/** What the rounds so far forbid or would rather not have again. */
export interface SwissPast {
  /** The last round in which these two were drawn against each other; 0: never. */
  readonly metIn: (a: number, b: number) => number;
  readonly hasRested: (entrant: number) => boolean;
  readonly boardsOf: (entrant: number) => ReadonlySet<number>;
}

const NO_BOARDS: ReadonlySet<number> = new Set();

/** Who has met whom, who has rested, and who has sat where. A match that was drawn counts, played or not. */
export function pastOf(rounds: readonly Round[]): SwissPast {
  const met = new Map<number, Map<number, number>>();
  const boards = new Map<number, Set<number>>();
  const rested = new Set<number>();
  const sit = (entrant: number, board: number) => listIn(boards, entrant, newSet).add(board);
  for (const { round, encounters } of rounds)
    for (const { a, b, board } of encounters) {
      if (b === null) rested.add(a);
      else {
        listIn(met, a, newMap).set(b, round);
        listIn(met, b, newMap).set(a, round);
      }
      if (board === null) continue;
      sit(a, board);
      if (b !== null) sit(b, board);
    }
  return {
    metIn: (a, b) => met.get(a)?.get(b) ?? 0,
    hasRested: (entrant) => rested.has(entrant),
    boardsOf: (entrant) => boards.get(entrant) ?? NO_BOARDS,
  };
}

const newSet = (): Set<number> => new Set();
const newMap = (): Map<number, number> => new Map();

function listIn<T>(lists: Map<number, T>, entrant: number, make: () => T): T {
  const known = lists.get(entrant);
  if (known !== undefined) return known;
  const list = make();
  lists.set(entrant, list);
  return list;
}
