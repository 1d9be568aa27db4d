import type { Competitor } from '@opencarrom/laws';
import type { SeatSummary, TableSummary } from '@opencarrom/protocol';
import type { CallingWords } from '../match/players/calling-words.js';

/** One of those at a table, as they are shown. */
export interface ShownPlayer {
  readonly name: string;
  /** Null: nobody has rated them, or a computer is not. */
  readonly rating: string | null;
}

/** Those of a side, those first who sat down first; free seats are nobody's. */
export const playersOfSide = (
  { seats }: Pick<TableSummary, 'seats'>,
  side: Competitor,
  w: CallingWords,
): readonly ShownPlayer[] =>
  seats
    .filter(({ player, isFree }) => player.startsWith(side) && !isFree)
    .map((seat) => ({ name: nameOf(seat, w), rating: ratingOf(seat) }));

const nameOf = ({ name, computer, player }: SeatSummary, w: CallingWords): string =>
  name ?? (computer ? w.level(computer) : w.player(player.startsWith('A') ? 1 : 2));

/** One that few matches stand behind has a question mark. */
const ratingOf = ({ rating }: SeatSummary): string | null =>
  rating ? `${rating.rating}${rating.provisional ? '?' : ''}` : null;
