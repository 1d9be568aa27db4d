import type { WeighedStroke } from '@opencarrom/ai';
import type { Competitor, Seat } from '@opencarrom/laws';
import type { Player } from '@opencarrom/match';
import type { Stroke } from '@opencarrom/physics';

/** By another version the same record may be judged otherwise: what was kept of a review is then thrown away. */
export const REVIEW_VERSION = 2;

/** Strokes tried in the head to find the best for each stroke that was played, unless said otherwise. */
export const USUAL_SIMULATIONS = 2400;

export const STROKE_MARKS = ['brilliant', 'good', 'missed', 'error'] as const;
/** How good a stroke was. `missed`: a pot that was there was not taken. */
export type StrokeMark = (typeof STROKE_MARKS)[number];

/** A stroke as it is judged: by the slips of a hand, whatever became of it when it was played. */
export interface JudgedStroke
  extends Pick<WeighedStroke, 'kind' | 'target' | 'pocket' | 'via' | 'lying' | 'more'> {
  readonly stroke: Stroke;
  /** How often such a hand keeps the turn with it, or wins the board. */
  readonly success: number;
  /** The chance of whoever strikes to win the board by it, from 0 to 1. */
  readonly value: number;
}

export interface ReviewedStroke {
  /** The number of its event in the log. */
  readonly seq: number;
  /** Its number among the strokes that stand. */
  readonly number: number;
  /** On which of the record's boards, from 1. */
  readonly board: number;
  readonly player: Player;
  /** Where the player sits: pockets are named as seen from there. */
  readonly seat: Seat;
  /** A's chance to win the board, from 0 to 1, before the stroke and after what came of it. */
  readonly before: number;
  readonly after: number;
  /** Null: neither good nor bad. */
  readonly mark: StrokeMark | null;
  /** Was the stroke itself against the laws? Then it was judged by what it led to. */
  readonly improper: boolean;
  /** The best that was found: the stroke played, where none is better. Null: nothing could be found. */
  readonly best: JudgedStroke | null;
  readonly played: JudgedStroke;
  /** What a stroke that touches nothing was worth to the player: what is above it was at stake. */
  readonly idle: number;
  /** What the best of the other ways was worth to the player; null: there was none. */
  readonly next: number | null;
  /** Own men, and the queen, that it pocketed for good, and how many such a hand pockets by the best stroke. */
  readonly pots: number;
  readonly expectedPots: number;
}

/** A board of the record. */
export interface ReviewedBoard {
  /** Which of the record's boards, from 1. */
  readonly board: number;
  readonly game: number;
  readonly boardOfGame: number;
  readonly white: Competitor;
  /** Null: nobody, or it is not over. */
  readonly winner: Competitor | null;
  /** Null: it is not over. `conceded`: given up, or awarded. */
  readonly how: 'won' | 'replay' | 'conceded' | null;
}

export interface PlayerReview {
  readonly strokes: number;
  /** From 0 to 100: of what the best strokes were worth more than none at all, how much was kept. */
  readonly accuracy: number;
  readonly marks: Readonly<Record<StrokeMark, number>>;
  readonly pots: number;
  readonly expectedPots: number;
}

/** Whose hand the strokes were judged by. */
export interface ReviewHand {
  readonly level: number;
  /** Was it chosen, or is it as steady as the pots of the record? */
  readonly isChosen: boolean;
}

export interface Review {
  readonly version: number;
  readonly seed: number;
  readonly simulations: number;
  readonly hand: ReviewHand;
  readonly boards: readonly ReviewedBoard[];
  readonly strokes: readonly ReviewedStroke[];
  /** The strokes (by `seq`) at which a board turned. */
  readonly turning: readonly number[];
  readonly players: Readonly<Partial<Record<Player, PlayerReview>>>;
}

/** How far a review has come. */
export interface ReviewProgress {
  /** From 0 to 1. */
  readonly share: number;
  /** Those that are done: kept and handed in again as `known`, they are not judged once more. */
  readonly strokes: readonly ReviewedStroke[];
}

export interface ReviewOptions {
  /** Whose hand they are judged by; left out: one as steady as the pots of the record. */
  readonly level?: number | undefined;
  readonly seed: number;
  /** How much is spent to find the best; fewer are quicker, and miss more. */
  readonly simulations?: number | undefined;
  /** Strokes of a review by the same version and options that was not finished. */
  readonly known?: readonly ReviewedStroke[] | undefined;
}

/** Why a record cannot be reviewed stroke by stroke. */
export type ReviewFault = 'observed' | 'other-physics' | 'no-strokes';
