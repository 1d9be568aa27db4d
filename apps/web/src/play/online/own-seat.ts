import type { Player } from '@opencarrom/match';
import type { SeatSummary } from '@opencarrom/protocol';

/** Where somebody sits; null: nowhere. */
export const ownSeat = (seats: readonly SeatSummary[], account: string | undefined): Player | null =>
  (account !== undefined && seats.find((seat) => seat.account === account)?.player) || null;
