import type { Edge, Point } from '@opencarrom/physics';

/** A place as the player sees it, in whole millimetres from the middle of the board: to the right, and ahead. */
export function seenBy(seat: Edge, { x, y }: Point): { readonly right: number; readonly ahead: number } {
  const [right, ahead] = { S: [x, y], N: [-x, -y], E: [y, -x], W: [-y, x] }[seat] as [number, number];
  const whole = (metres: number) => Math.round(metres * 1000) || 0;
  return { right: whole(right), ahead: whole(ahead) };
}
