import { type Corner, cornerOf } from '@opencarrom/ai';
import type { Edge, ManId, Pocket } from '@opencarrom/physics';

/** What fell into one pocket by a stroke of no match. */
export interface Drop {
  readonly corner: Corner;
  readonly white: number;
  readonly black: number;
  readonly queen: boolean;
  readonly striker: boolean;
}

interface Fall {
  readonly id: ManId | 'striker';
  readonly pocket: Pocket;
}

/** What fell, pocket by pocket, in the order of the first that fell there, as it is seen from a side. */
export function dropsOf(fell: readonly Fall[], seat: Edge): readonly Drop[] {
  const pockets = [...new Set(fell.map(({ pocket }) => pocket))];
  return pockets.map((pocket) => {
    const here = fell.filter((fall) => fall.pocket === pocket).map(({ id }) => id);
    const count = (letter: string) => here.filter((id) => new RegExp(`^${letter}\\d`).test(id)).length;
    return {
      corner: cornerOf(pocket, seat),
      white: count('w'),
      black: count('b'),
      queen: here.includes('queen'),
      striker: here.includes('striker'),
    };
  });
}
