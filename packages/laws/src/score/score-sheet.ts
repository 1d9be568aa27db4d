import type { Book } from '../books/book.js';
import type { MatchFormat, Stage } from '../books/format.js';

/** The two competitors of a match: colours change from board to board, these do not. */
export type Competitor = 'A' | 'B';

export const otherCompetitor = (competitor: Competitor): Competitor => (competitor === 'A' ? 'B' : 'A');

export type Tally = Readonly<Record<Competitor, number>>;

/** A finished board: what was left, or the points outright as a ruling gives them. */
export type FinishedBoard =
  | {
      readonly winner: Competitor;
      /** The loser's men left on the board. */
      readonly men: number;
      /** Who covered the queen. */
      readonly queen: Competitor | null;
    }
  | { readonly winner: Competitor; readonly points: number }
  /** The game given up by the other competitor, in the midst of this board. */
  | { readonly winner: Competitor; readonly conceded: 'game' };

/** A match to be scored. */
export interface Scoring {
  readonly book: Book;
  readonly stage: Stage;
  readonly format: MatchFormat;
  /** Who breaks the first board. */
  readonly first: Competitor;
  readonly boards: readonly FinishedBoard[];
  /** Who won the toss for the extra board of which game: `extra-1`. */
  readonly tosses: Readonly<Record<string, Competitor>>;
}

export interface ScoredBoard {
  readonly game: number;
  readonly board: number;
  readonly winner: Competitor;
  readonly points: number;
  /** The game's score after it. */
  readonly score: Tally;
}

export interface ScoredGame extends Tally {
  readonly boards: number;
  readonly winner: Competitor | null;
}

export interface MatchScore extends Tally {
  readonly winner: Competitor | null;
}

/** The board to be played next. */
export interface NextBoard {
  readonly game: number;
  readonly board: number;
  /** Null until the toss for an extra board is known. */
  readonly breaks: Competitor | null;
  readonly white: Competitor | null;
  readonly changeSides: boolean;
  readonly extra: boolean;
  readonly tossFor: string | null;
}

export interface ScoreSheet {
  readonly boards: readonly ScoredBoard[];
  readonly games: readonly ScoredGame[];
  readonly match: MatchScore;
  readonly next: NextBoard | null;
}
