import { bracketOrder, bracketSize, byTwos } from './bracket.js';
import { drawnFrom } from './lot.js';

export interface GroupsDraw {
  readonly entrants: number;
  readonly groups: number;
  /** So many first of the list have their places; of every tier below, who comes where is drawn. */
  readonly seeds: number;
  readonly lot: number;
}

export interface Groups {
  readonly groups: readonly (readonly number[])[];
  /** The first round after them, from top to bottom: "A1" is the winner of the first group; null is a bye. */
  readonly next: readonly (readonly [string, string | null])[];
}

/** In a snake: the groups' first in order, their second in turn from the last group back, and so on. */
export function drawGroups({ entrants, groups, seeds, lot }: GroupsDraw): Groups {
  const draw = drawnFrom(lot);
  const drawn = Array.from({ length: groups }, (): number[] => []);
  for (let tier = 0; tier * groups < entrants; tier++) {
    const first = tier * groups + 1;
    const row = Array.from(
      { length: Math.min(groups, entrants - tier * groups) },
      (_, index) => first + index,
    );
    const fixed = row.filter((entrant) => entrant <= seeds);
    const order = [...fixed, ...draw.shuffled(row.slice(fixed.length))];
    for (const [index, entrant] of order.entries())
      drawn[tier % 2 === 0 ? index : groups - 1 - index]?.push(entrant);
  }
  return { groups: drawn, next: firstTwoOf(groups) };
}

/** A1 meets B2 and B1 meets A2; two of one group are in different halves, and so cannot meet before the final. */
function firstTwoOf(groups: number): Groups['next'] {
  const names = Array.from({ length: groups }, (_, index) => groupName(index));
  if (groups === 1) return [['A1', 'A2']];
  const half = (parity: number): Groups['next'] => {
    const winners = names.filter((_, index) => index % 2 === parity).map((name) => `${name}1`);
    const seconds = names.filter((_, index) => index % 2 !== parity).map((name) => `${name}2`);
    return seeded([...winners, ...seconds.reverse()]);
  };
  return [...half(0), ...half(1)];
}

function seeded(names: readonly string[]): Groups['next'] {
  const places = bracketOrder(Math.max(2, bracketSize(names.length))).map((seed) => names[seed - 1] ?? null);
  return byTwos(places).map(([top, bottom]): [string, string | null] =>
    top === null ? [bottom as string, null] : [top, bottom],
  );
}

const LETTERS = 26;

/** A … Z, AA, AB, … */
export function groupName(index: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (index % LETTERS));
  return index < LETTERS ? letter : groupName(Math.floor(index / LETTERS) - 1) + letter;
}
