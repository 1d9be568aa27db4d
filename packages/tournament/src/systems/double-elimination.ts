import { byTwos } from '../draws/bracket.js';
import type { DoubleEliminationFormat } from '../event/format.js';
import { type BracketSystem, bracketSystem } from './bracket-system.js';
import { drawnLines, FINAL, winnersBracket } from './knockout.js';
import { loserOf, type SideSource, type Slot, winnerOf } from './slots.js';

/** Who loses twice is out: those who lose in the winners' bracket, a knock-out, meet in one of their own. */
export const doubleElimination: BracketSystem<DoubleEliminationFormat> = bracketSystem(
  ({ seeds }, entrants, _, lot) => drawnLines(entrants, seeds, lot, () => null),
  ({ secondFinal }, lines) => {
    const winners = winnersBracket(lines);
    const last = winners.at(-1);
    if (!last) return [];
    const { slots: losers, best } = losersBracket(winners);
    const round = Math.max(last.round, losers.at(-1)?.round ?? 0) + 1;
    const final: Slot = { name: FINAL, round, sides: [winnerOf(last.name), best], forPlace: 1 };
    return [...winners, ...losers, final, ...(secondFinal ? [finalAfter(final)] : [])];
  },
);

/** Where who came through the losers' bracket wins the final, both have lost once. */
const finalAfter = ({ name, round, forPlace }: Slot): Slot => ({
  name: `${name}-2`,
  round: round + 1,
  sides: [loserOf(name), winnerOf(name)],
  forPlace,
  ifSecondWon: name,
});

/** By turns those left meet one another, and those who have just lost in the winners' bracket. */
function losersBracket(winners: readonly Slot[]): {
  readonly slots: readonly Slot[];
  readonly best: SideSource;
} {
  const slots: Slot[] = [];
  let left = losersOf(winners, 1);
  for (let round = 1; ; round++) {
    const isAmongThem = round % 2 === 1;
    const pairs = isAmongThem ? byTwos(left) : opposite(losersOf(winners, round / 2 + 1), left, round / 2);
    // The first of those left has nobody left to meet, and there he is always: a bracket has lines.
    if (pairs.length === 0) return { slots, best: left[0] as SideSource };
    const drawn = pairs.map(
      (sides, index): Slot => ({ name: `L${round}.${index + 1}`, round: round + 1, sides, forPlace: null }),
    );
    slots.push(...drawn);
    left = drawn.map(({ name }) => winnerOf(name));
  }
}

const losersOf = (winners: readonly Slot[], round: number): readonly SideSource[] =>
  winners.filter((slot) => slot.round === round).map(({ name }) => loserOf(name));

/**
 * Those who come down are crossed over, so that whoever met before meets again as late as can be: the first time the
 * halves change places, the second time the quarters of each, the third time both, and so on as one counts in twos.
 */
function opposite(
  down: readonly SideSource[],
  left: readonly SideSource[],
  time: number,
): readonly (readonly [SideSource, SideSource])[] {
  let across = 0;
  for (let part = down.length / 2, count = time; part >= 1; part /= 2, count = Math.floor(count / 2))
    across += (count % 2) * part;
  return left.map((waiting, index) => [down[index ^ across] as SideSource, waiting]);
}
