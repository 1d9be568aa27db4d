import type { Edge, PlacedMan } from '@opencarrom/physics';

/** A board to be tried on, where nothing counts: how the men lie, who sits there and with which men. */
export interface ToPractise {
  readonly men: readonly PlacedMan[];
  readonly seat: Edge;
  readonly side: 'white' | 'black';
}

let waiting: ToPractise | null = null;

/** Leaves a board for practice, which takes it when it is opened next. */
export function leaveToPractise(board: ToPractise): void {
  waiting = board;
}

/** What was left for practice; it is there once. */
export function takeToPractise(): ToPractise | null {
  const left = waiting;
  waiting = null;
  return left;
}
