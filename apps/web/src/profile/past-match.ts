import { competitorOf } from '@opencarrom/match';
import type { PastMatch, SeatSummary } from '@opencarrom/protocol';
import type { ProfileWords } from './words.js';

/** Who sits in a seat, as it is shown. */
export function seatName(
  { name, account, computer }: SeatSummary,
  w: Pick<ProfileWords, 'computer' | 'left'>,
): string {
  if (computer !== undefined) return w.computer(computer);
  return account === undefined ? w.left : (name ?? w.left);
}

/** Those who sat across, and who sat with one. */
export function company({ seats, player }: Pick<PastMatch, 'seats' | 'player'>): {
  readonly across: readonly SeatSummary[];
  readonly partner: SeatSummary | null;
} {
  const isOwn = (seat: SeatSummary): boolean => competitorOf(seat.player) === competitorOf(player);
  return {
    across: seats.filter((seat) => !isOwn(seat)),
    partner: seats.find((seat) => isOwn(seat) && seat.player !== player) ?? null,
  };
}

/** Games of a whole match, else points, one's own first; null: nothing was scored. */
export function scoreOf({
  score,
  length,
  player,
}: Pick<PastMatch, 'score' | 'length' | 'player'>): string | null {
  const counted = length === 'match' ? score : score.games.at(-1);
  if (!counted || counted.A + counted.B === 0) return null;
  const own = competitorOf(player);
  return `${counted[own]}–${counted[own === 'A' ? 'B' : 'A']}`;
}

/** A change of rating with its sign; null: none. */
export function ratingGain({ rating }: Pick<PastMatch, 'rating'>): string | null {
  if (!rating) return null;
  const by = Math.round(rating.after) - Math.round(rating.before);
  return by < 0 ? `−${-by}` : `+${by}`;
}
