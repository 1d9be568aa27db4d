import type { DrawnMatch } from '../event/state.js';

/** Where a side of a match comes from: a line of the bracket, or who won or lost in another slot. */
export type SideSource =
  | { readonly from: 'line'; readonly line: number }
  | { readonly from: 'winner' | 'loser'; readonly of: string };

/** The place of a match in a bracket. */
export interface Slot {
  readonly name: string;
  /** Nobody can be in two slots of one round. */
  readonly round: number;
  readonly sides: readonly [SideSource, SideSource];
  /** Its winner has this place and its loser the next; null: its loser is out, or comes into another slot. */
  readonly forPlace: number | null;
  /** It is played only where the second side of this slot won. */
  readonly ifSecondWon?: string;
}

/** An entrant; null: nobody; undefined: not known yet. */
type Known = number | null | undefined;

/** How far a slot has come. */
export interface SlotState {
  readonly slot: Slot;
  readonly match: DrawnMatch | null;
  readonly a: Known;
  readonly b: Known;
  /** Who goes on from it, and who has lost in it. */
  readonly winner: Known;
  readonly loser: Known;
  /** Both sides are known, and it has not been drawn. */
  readonly isReady: boolean;
}

export const lineOf = (line: number): SideSource => ({ from: 'line', line });
export const winnerOf = (of: string): SideSource => ({ from: 'winner', of });
export const loserOf = (of: string): SideSource => ({ from: 'loser', of });

/** Into which slot each slot's winner, or loser, comes; the first, where there is a choice. */
export function waysOn(slots: readonly Slot[], from: 'winner' | 'loser'): ReadonlyMap<string, Slot> {
  const ways = new Map<string, Slot>();
  for (const slot of slots)
    for (const side of slot.sides) if (side.from === from && !ways.has(side.of)) ways.set(side.of, slot);
  return ways;
}

type Sides = Pick<SlotState, 'a' | 'b'>;
type Outcome = Pick<SlotState, 'winner' | 'loser'>;

const NOBODY: Outcome = { winner: null, loser: null };
const OPEN: Outcome = { winner: undefined, loser: undefined };

/**
 * How far every slot has come; slots come after those that lead to them. Drawn matches stand: where an old result was
 * corrected after the next match had been drawn, whoever is in that one has gone on.
 */
export function followSlots(
  slots: readonly Slot[],
  lines: readonly (number | null)[],
  matches: readonly DrawnMatch[],
): readonly SlotState[] {
  const drawn = new Map(matches.map((match) => [match.slot, match]));
  const onwards = waysOn(slots, 'winner');
  const downwards = waysOn(slots, 'loser');
  const states = new Map<string, SlotState>();
  for (const slot of slots) states.set(slot.name, stateOf(slot));
  return [...states.values()];

  function stateOf(slot: Slot): SlotState {
    const match = drawn.get(slot.name) ?? null;
    const { a, b } = match ?? (isNeeded(slot) ? sidesOf(slot) : { a: null, b: null });
    const above = firstDrawn(onwards.get(slot.name));
    const below = firstDrawn(downwards.get(slot.name));
    const isUsed = above !== null || below !== null;
    const decided = match ? outcomeOf(match) : unplayed({ a, b });
    const outcome = isUsed ? asDrawn({ a, b }, match ? decided : NOBODY, above, below) : decided;
    return { slot, match, a, b, ...outcome, isReady: !match && !isUsed && areTwo({ a, b }) };
  }

  function isNeeded({ ifSecondWon }: Slot): boolean {
    const before = ifSecondWon === undefined ? undefined : states.get(ifSecondWon);
    if (before === undefined || before.winner === undefined) return true;
    return before.match !== null && before.winner !== null && before.winner === before.b;
  }

  function sidesOf({ sides: [first, second] }: Slot): Sides {
    const [a, b] = [comesFrom(first), comesFrom(second)];
    // Only corrections and swaps by hand lead somebody to himself; he has nobody to play.
    return typeof a === 'number' && a === b ? { a, b: null } : { a, b };
  }

  function comesFrom(source: SideSource): Known {
    return source.from === 'line' ? lines[source.line] : states.get(source.of)?.[source.from];
  }

  /** The first match that was drawn on the way on, from a slot and by winning. */
  function firstDrawn(slot: Slot | undefined): DrawnMatch | null {
    return slot ? (drawn.get(slot.name) ?? firstDrawn(onwards.get(slot.name))) : null;
  }
}

const areTwo = ({ a, b }: Sides): boolean => typeof a === 'number' && typeof b === 'number';

function outcomeOf({ a, b, result }: DrawnMatch): Outcome {
  if (result?.winner === 'a') return { winner: a, loser: b };
  if (result?.winner === 'b') return { winner: b, loser: a };
  return result?.winner === 'none' ? NOBODY : OPEN;
}

/** Who meets nobody goes on unplayed. */
function unplayed({ a, b }: Sides): Outcome {
  if (a === null) return { winner: b, loser: null };
  return b === null ? { winner: a, loser: null } : OPEN;
}

/** What a slot came to by the matches that were drawn after it: above for its winner, below for its loser. */
function asDrawn(
  sides: Sides,
  decided: Outcome,
  above: DrawnMatch | null,
  below: DrawnMatch | null,
): Outcome {
  const up = onlyOneIn(sides, above);
  const down = onlyOneIn(sides, below);
  if (up !== null) return { winner: up, loser: decided.winner === null ? null : otherThan(up, sides) };
  if (down !== null) return { winner: otherThan(down, sides), loser: down };
  return decided;
}

/** The one of two who is in a match, where the other is not. */
function onlyOneIn({ a, b }: Sides, match: DrawnMatch | null): number | null {
  const there = [a, b].filter((side) => typeof side === 'number').filter((side) => isIn(match, side));
  return there.length === 1 ? (there[0] ?? null) : null;
}

const isIn = (match: DrawnMatch | null, entrant: number): boolean =>
  match !== null && (match.a === entrant || match.b === entrant);

const otherThan = (entrant: number, { a, b }: Sides): Known => (a === entrant ? b : a);
