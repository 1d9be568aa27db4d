import type { FinishedBoard } from '@opencarrom/laws';

/** The two sides of a drawn match. */
export const SIDES = ['a', 'b'] as const;
export type MatchSide = (typeof SIDES)[number];
/** What one side has, then what the other has. */
export type Both = readonly [a: number, b: number];

export const ENDINGS = ['played', 'time', 'conceded', 'walked-over', 'awarded', 'abandoned'] as const;
export type HowEnded = (typeof ENDINGS)[number];

/** What a board hands in. */
export interface Report {
  /** A bare score, the scores of the games, or every board: one of them; none where nothing was played. */
  readonly score?: Both;
  readonly games?: readonly Both[];
  readonly boards?: readonly FinishedBoard[];
  /** Who broke first, and who won the toss for an extra board, where boards are given. A is the first side. */
  readonly first?: 'A' | 'B';
  readonly tosses?: Readonly<Record<string, 'A' | 'B'>>;
  /** How it ended; `played` where nothing is said. */
  readonly how?: HowEnded;
  /** To whom it was conceded, awarded or walked over; `none`: neither came. */
  readonly winner?: MatchSide | 'none';
  /** The law, and the reason, of what is not a played result. */
  readonly law?: string;
  readonly reason?: string;
  /** A protest is open: the result is provisional. */
  readonly protest?: true;
  readonly umpire?: string;
  readonly signatures?: readonly string[];
  readonly started?: string;
  readonly ended?: string;
  /** From where, which of its messages, and a hash of it: what is sent twice counts once. */
  readonly sent?: { readonly from: string; readonly sequence: number; readonly hash: string };
}

/** What a match came to. */
export interface MatchResult {
  /** What net and total score count. */
  readonly scores: Both;
  readonly winner: MatchSide | 'draw' | 'none';
  readonly how: HowEnded;
  readonly boards?: Both;
  readonly games?: Both;
  readonly rubbers?: Both;
  readonly provisional?: true;
}
