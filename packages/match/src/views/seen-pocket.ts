import type { Seat } from '@opencarrom/laws';
import type { Pocket } from '@opencarrom/physics';

/** The pockets as whoever strikes sees them. */
export const SEEN_POCKETS = ['far-left', 'far-right', 'near-left', 'near-right'] as const;
export type SeenPocket = (typeof SEEN_POCKETS)[number];

/** A pocket of the board, from a seat. */
export function seenPocket(seat: Seat, pocket: Pocket): SeenPocket {
  const [east, north] = [pocket.includes('E'), pocket.includes('N')];
  const isFar = { S: north, N: !north, E: !east, W: east }[seat];
  const isRight = { S: east, N: !east, E: north, W: !north }[seat];
  return `${isFar ? 'far' : 'near'}-${isRight ? 'right' : 'left'}`;
}
