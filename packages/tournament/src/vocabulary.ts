/** Who takes part in an event: a player, a pair or a team. Everybody is named by a number, from 1 in list order. */
export interface Entrant {
  readonly players: readonly string[];
  readonly federation: string | null;
  readonly rate: number | null;
  /** The first round for which it can be paired. */
  readonly entersRound: number;
  /** The last round it played before it left; null while it is there. */
  readonly leavesAfterRound: number | null;
}

/** Two entrants at a board, or one that rests: their scores as the board handed them in. */
export interface Encounter {
  readonly board: number | null;
  readonly a: number;
  /** Null: a bye. */
  readonly b: number | null;
  readonly scoreA: number;
  readonly scoreB: number;
}

export interface Round {
  readonly round: number;
  readonly encounters: readonly Encounter[];
}

/** How the points of those who left weigh in their opponents' Buchholz. */
export type Retirements = 'none' | 'trend' | 'trend70';

/** What becomes of a league's results when somebody leaves it. */
export type Withdrawal = 'annul' | 'keep';

/** What sets entrants apart, in the order an event names them. */
export const KEYS = [
  'points',
  'wins',
  'buchholz',
  'netscore',
  'totscore',
  'rate',
  'head-to-head',
  'netscore-among-tied',
] as const;
export type Key = (typeof KEYS)[number];

/** A bye is not played, and 0–0 is a match nobody has scored yet. */
export const isScored = ({ b, scoreA, scoreB }: Encounter): boolean =>
  b === null || scoreA !== 0 || scoreB !== 0;

/** Win 2, draw 1, loss 0. */
export const WORTH = { win: 2, draw: 1, loss: 0 } as const;

/** What the first of two scores is worth. */
export const worthOf = (own: number, other: number): number =>
  own > other ? WORTH.win : own === other ? WORTH.draw : WORTH.loss;
