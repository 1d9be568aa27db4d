import type { Edge, Point } from '@opencarrom/physics';

/** A place as the player in front of the picture sees it. */
export type Facing = (place: Point) => Point;

export function seenFrom(view: Edge): Facing {
  if (view === 'N') return ({ x, y }) => ({ x: -x, y: -y });
  if (view === 'E') return ({ x, y }) => ({ x: y, y: -x });
  return view === 'W' ? ({ x, y }) => ({ x: -y, y: x }) : ({ x, y }) => ({ x, y });
}
