import type { LevelName } from '@opencarrom/ai';
import type { ReviewFault, ReviewWords } from '@opencarrom/review';

/** What `carrom review` says besides what a review says of a stroke. */
export interface ReviewDeskWords {
  readonly spoken: ReviewWords;
  readonly levels: Readonly<Record<LevelName, string>>;
  readonly faults: Readonly<Record<ReviewFault, string>>;
  /** A board: its number in the game, who has white, and who won it (null: nobody yet). */
  readonly board: (game: number, board: number, white: string) => string;
  readonly wonBy: (name: string) => string;
  readonly playedAgain: string;
  readonly notOver: string;
  /** Heads of the columns: stroke, player, mark, chance of side A to win the board. */
  readonly strokeColumns: readonly [stroke: string, player: string, mark: string, chance: string];
  /** Heads of the columns: player, accuracy, pots made, pots to be expected of such a hand. */
  readonly playerColumns: readonly [player: string, accuracy: string, pots: string, expected: string];
  readonly turning: string;
  readonly reviewing: (strokes: number) => string;
  readonly stopped: (strokes: number) => string;
  readonly drawn: (file: string) => string;
}
