import type { Both, MatchSide } from './event/result.js';

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
  /** Who won where the scores do not say it; `none`: neither came, and it is worth nothing to both. */
  readonly winner?: MatchSide | 'draw' | 'none';
  /** What each side won within the match. */
  readonly games?: Both;
  readonly boards?: Both;
  readonly rubbers?: Both;
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
  'rubbers',
  'games',
  'boards',
  'lots',
] as const;
export type Key = (typeof KEYS)[number];

/** A bye is not played, and 0–0 is a match nobody has scored yet, unless it is said who won. */
export const isScored = ({ b, scoreA, scoreB, winner }: Encounter): boolean =>
  b === null || scoreA !== 0 || scoreB !== 0 || winner !== undefined;

/** Win 2, draw 1, loss 0. */
export const WORTH = { win: 2, draw: 1, loss: 0 } as const;

/** What a match is worth to each side: by who won, which the scores say where nothing else does. */
export function worthOf({ scoreA, scoreB, winner }: Encounter): Both {
  const won = winner ?? (scoreA > scoreB ? 'a' : scoreA < scoreB ? 'b' : 'draw');
  return WORTHS[won];
}

const WORTHS: Readonly<Record<NonNullable<Encounter['winner']>, Both>> = {
  a: [WORTH.win, WORTH.loss],
  b: [WORTH.loss, WORTH.win],
  draw: [WORTH.draw, WORTH.draw],
  none: [WORTH.loss, WORTH.loss],
};
