import { ICF, type ManId, type PlacedMan, type Point, pocketAt, type Stroke } from '@opencarrom/physics';

/** Where men lie, in metres from the middle of the board. */
export type Spots = Partial<Record<ManId, readonly [x: number, y: number]>>;

export const layOut = (spots: Spots): readonly PlacedMan[] =>
  Object.entries(spots).map(([id, [x, y]]) => ({ id: id as ManId, x, y }));

/** A man's diameter. */
export const MAN = ICF.man.diameter;

/** Where the striker stands for the player at the south: so far to the right of the middle. */
export const fromSouth = (x: number): Point => ({
  x,
  y: -ICF.surface / 2 + ICF.markings.baseLine.fromFrame + ICF.markings.baseLine.gap / 2,
});

/** The same for the player at the north, so far to the left of the middle as the south sees it. */
export const fromNorth = (x: number): Point => ({ x: -x, y: -fromSouth(x).y });

/** From here straight towards there. */
export function towards(from: Point, to: Point, speed = 2): Stroke {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  return { x: from.x, y: from.y, vx: (dx / length) * speed, vy: (dy / length) * speed };
}

const corner = pocketAt(ICF);

/** The pockets, by where the south sees them. */
export const POCKETS = {
  farLeft: { x: -corner, y: corner },
  farRight: { x: corner, y: corner },
  nearLeft: { x: -corner, y: -corner },
  nearRight: { x: corner, y: -corner },
} as const;

/** A spot so many metres before a pocket, on its diagonal. */
export function before(pocket: Point, distance: number): readonly [number, number] {
  const step = distance * Math.sqrt(0.5);
  return [pocket.x - Math.sign(pocket.x) * step, pocket.y - Math.sign(pocket.y) * step];
}

/** Far from everything: men that have no part in the story, along the left frame. */
const ASIDE: readonly (readonly [number, number])[] = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [
  -0.34,
  -0.16 + n * 0.045,
]);

/** Men of no importance to the story, out of the way. */
export function aside(...ids: readonly ManId[]): Spots {
  return Object.fromEntries(ids.map((id, index) => [id, ASIDE[index] as readonly [number, number]]));
}
