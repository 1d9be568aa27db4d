import type { SeenSide, SeenSlot } from '@opencarrom/tournament/seen';

/** A side of a slot that nothing on this page leads to. `page`: where what leads to it is drawn. */
interface BracketLeaf {
  readonly side: SeenSide;
  readonly page?: number;
}

/** A slot with what leads to its two sides. */
export interface BracketNode {
  readonly slot: SeenSlot;
  readonly branches: readonly [BracketBranch, BracketBranch];
}

export type BracketBranch = BracketNode | BracketLeaf;

export const isNode = (branch: BracketBranch): branch is BracketNode => 'slot' in branch;

/** The bracket from its final on, and the matches beside it: for the third place, a second final. */
export interface BracketTree {
  readonly final: BracketNode;
  readonly beside: readonly BracketNode[];
}

/** Null where there are no slots. */
export function bracketOf(slots: readonly SeenSlot[]): BracketTree | null {
  const byName = new Map(slots.map((slot) => [slot.name, slot]));
  const isFinal = ({ forPlace, ifSecondWon }: SeenSlot): boolean =>
    forPlace === 1 && ifSecondWon === undefined;
  const final = slots.find(isFinal);
  if (!final) return null;
  const branchOf = (side: SeenSide): BracketBranch => {
    const before = side.winnerOf === undefined ? undefined : byName.get(side.winnerOf);
    return before ? nodeOf(before) : { side };
  };
  const nodeOf = (slot: SeenSlot): BracketNode => ({
    slot,
    branches: [branchOf(slot.sides[0]), branchOf(slot.sides[1])],
  });
  const beside = slots
    .filter((slot) => slot.forPlace !== undefined && slot !== final)
    .map((slot): BracketNode => ({ slot, branches: [{ side: slot.sides[0] }, { side: slot.sides[1] }] }));
  return { final: nodeOf(final), beside };
}

export const leavesIn = (branch: BracketBranch): number =>
  isNode(branch) ? leavesIn(branch.branches[0]) + leavesIn(branch.branches[1]) : 1;

/** How many matches one behind the other lead through it. */
export const depthOf = (branch: BracketBranch): number =>
  isNode(branch) ? 1 + Math.max(depthOf(branch.branches[0]), depthOf(branch.branches[1])) : 0;

/** The parts of a bracket that go on pages of so many lines, those first that lead to others; the last has the final. */
export function partsOf(final: BracketNode, most: number, before = 0): readonly (readonly BracketNode[])[] {
  if (leavesIn(final) <= most) return [[final]];
  const pages: BracketNode[][] = [];
  let left = 0;
  const cut = (branch: BracketBranch): BracketBranch => {
    if (!isNode(branch)) return branch;
    if (leavesIn(branch) > most)
      return { ...branch, branches: [cut(branch.branches[0]), cut(branch.branches[1])] };
    const lines = leavesIn(branch);
    if (lines > left) {
      pages.push([]);
      left = most;
    }
    left -= lines;
    pages.at(-1)?.push(branch);
    const { name, winner } = branch.slot;
    return {
      side: { winnerOf: name, ...(winner === undefined ? {} : { entrant: winner }) },
      page: before + pages.length,
    };
  };
  const rest = cut(final) as BracketNode;
  return [...pages, ...partsOf(rest, most, before + pages.length)];
}
