import type { Equipment } from '@opencarrom/physics';

export type { Equipment };

/** The frame is thinner in a film than on a table: the surface is what one looks at. In metres. */
export const FRAME = 0.036;
const ROOM = 0.004;

export const halfOf = ({ surface }: Equipment): number => surface / 2;
/** From the middle to the edge of the picture. */
export const halfShown = (equipment: Equipment): number => halfOf(equipment) + FRAME + ROOM;
