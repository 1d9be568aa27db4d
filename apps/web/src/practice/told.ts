import type { Corner } from '@opencarrom/ai';
import type { Edge, ManId, Pocket, Point } from '@opencarrom/physics';
import type { Struck } from './practice.js';

function cornerOf(pocket: Pocket, seat: Edge): Corner {
  const { right, ahead } = seenBy(seat, {
    x: pocket.endsWith('E') ? 1 : -1,
    y: pocket.startsWith('N') ? 1 : -1,
  });
  return `${ahead > 0 ? 'far' : 'near'}-${right > 0 ? 'right' : 'left'}`;
}

/** What fell into one pocket. */
export interface Drop {
  readonly corner: Corner;
  readonly white: number;
  readonly black: number;
  readonly queen: boolean;
  readonly striker: boolean;
}

/** What fell by a stroke, pocket by pocket, in the order of the first that fell there. */
export function dropsOf({ seat, fell }: Struck): readonly Drop[] {
  const pockets = [...new Set(fell.map(({ pocket }) => pocket))];
  return pockets.map((pocket) => {
    const here = fell.filter((fall) => fall.pocket === pocket).map(({ id }) => id);
    const count = (letter: string) => here.filter((id) => new RegExp(`^${letter}\\d`).test(id)).length;
    return {
      corner: cornerOf(pocket, seat),
      white: count('w'),
      black: count('b'),
      queen: here.includes('queen' satisfies ManId),
      striker: here.includes('striker'),
    };
  });
}

/** A place as the player sees it, in whole millimetres from the middle of the board: to the right, and ahead. */
export function seenBy(seat: Edge, { x, y }: Point): { readonly right: number; readonly ahead: number } {
  const [right, ahead] = { S: [x, y], N: [-x, -y], E: [y, -x], W: [-y, x] }[seat] as [number, number];
  const whole = (metres: number) => Math.round(metres * 1000) || 0;
  return { right: whole(right), ahead: whole(ahead) };
}
