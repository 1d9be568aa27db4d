import { byTwos } from '../draws/bracket.js';
import { drawKnockout } from '../draws/knockout.js';
import type { KnockoutFormat } from '../event/format.js';
import type { StageLayout } from '../event/state.js';
import { type BracketSystem, bracketSystem } from './bracket-system.js';
import { lineOf, loserOf, type SideSource, type Slot, winnerOf } from './slots.js';

/** What the match for the first place is called. */
export const FINAL = 'final';
/** And the one for the third. */
export const THIRD = 'third';

/** Who loses is out. */
export const knockout: BracketSystem<KnockoutFormat> = bracketSystem(
  ({ seeds, seeding, federationsApart }, entrants, { federationOf }, lot) => {
    if (!federationsApart) return drawnLines(entrants, seeds, lot, () => null);
    // Where the order itself is by lot nobody has a claim to his place.
    return drawnLines(entrants, seeds ?? (seeding === 'lot' ? 0 : null), lot, federationOf);
  },
  ({ thirdPlace }, lines) => {
    const slots = winnersBracket(lines);
    const last = slots.pop();
    if (!last) return [];
    const final: Slot = { ...last, name: FINAL, forPlace: 1 };
    const [top, bottom] = last.sides;
    if (!thirdPlace || top.from === 'line' || bottom.from === 'line') return [...slots, final];
    return [
      ...slots,
      { ...final, name: THIRD, sides: [loserOf(top.of), loserOf(bottom.of)], forPlace: 3 },
      final,
    ];
  },
);

/** The lines of a bracket: seeds at their places, the others by lot. */
export function drawnLines(
  entrants: readonly number[],
  seeds: number | null,
  lot: number,
  federationOf: (entrant: number) => string | null,
): StageLayout {
  const at = (seed: number): number => entrants[seed - 1] as number;
  const { firstRound } = drawKnockout({
    entrants: entrants.length,
    seeds: Math.min(seeds ?? entrants.length, entrants.length),
    federationOf: (seed) => federationOf(at(seed)),
    lot,
  });
  return { lines: firstRound.flat().map((seed) => (seed === null ? null : at(seed))) };
}

/** Neighbours meet, then the winners of neighbours, until one is left. */
export function winnersBracket(lines: number): Slot[] {
  const slots: Slot[] = [];
  let left: readonly SideSource[] = Array.from({ length: lines }, (_, line) => lineOf(line));
  for (let round = 1; left.length > 1; round++) {
    const drawn = byTwos(left).map(
      (sides, index): Slot => ({ name: `${round}.${index + 1}`, round, sides, forPlace: null }),
    );
    slots.push(...drawn);
    left = drawn.map(({ name }) => winnerOf(name));
  }
  return slots;
}
