import { SEATS } from '@opencarrom/laws';
import { competitorOf, type Player, seatOf, usualSeats } from '@opencarrom/match';

/** Where somebody sits, as seen by the one at the near side. */
export type Around = 'near' | 'right' | 'across' | 'left';

const AROUND: readonly Around[] = ['near', 'right', 'across', 'left'];

/** Where a player of a pair will sit, seen from where this one does. */
export function placeSeenFrom(viewer: Player, player: Player): Around {
  const seats = usualSeats('doubles');
  const index = (who: Player): number => SEATS.indexOf(seatOf(seats, who));
  return AROUND[(index(player) - index(viewer) + SEATS.length) % SEATS.length] as Around;
}

export const arePartners = (one: Player, other: Player): boolean =>
  one !== other && competitorOf(one) === competitorOf(other);
