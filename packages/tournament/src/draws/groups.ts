import { byTwos } from './bracket.js';
import { linesFromGroups } from './lines-from-groups.js';
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

/** The first two of each group go on. */
function firstTwoOf(groups: number): Groups['next'] {
  const names = Array.from({ length: groups }, (_, index) => [
    `${groupName(index)}1`,
    `${groupName(index)}2`,
  ]);
  // Of two neighbours the first is always there: whoever has a bye is above it.
  return byTwos(linesFromGroups(names)).map(([top, bottom]) => [top as string, bottom]);
}

const LETTERS = 26;

/** A … Z, AA, AB, … */
export function groupName(index: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (index % LETTERS));
  return index < LETTERS ? letter : groupName(Math.floor(index / LETTERS) - 1) + letter;
}
