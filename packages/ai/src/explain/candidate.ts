import type { Stroke } from '@opencarrom/physics';
import type { StrokePurpose } from './purpose.js';

/** A stroke on the board as it is meant, and what is expected of it at the player's own hand. */
export interface Candidate extends StrokePurpose {
  readonly stroke: Stroke;
  /** The chance to keep the turn or win the board. */
  readonly success: number;
  /** The chance to win the board by this very stroke. */
  readonly won: number;
  /** From −1, the board is lost for the most points, to 1. */
  readonly value: number;
  /** Chances of what is to be feared. */
  readonly fears: Fears;
}

export interface Fears {
  readonly strikerPocketed: number;
  readonly boardLost: number;
  /** A foul that costs own men: the striker pocketed, or another. */
  readonly foul: number;
  readonly turnLost: number;
  /** The opponent's chance of a pot, where the turn passes: of a direct one, but after a quiet stroke of any. */
  readonly reply: number;
}
