import type { Competitor } from '@opencarrom/laws';
import type { Act, MatchState, Player } from '@opencarrom/match';

/** Time, as a match counts it: in milliseconds since its beginning. A pause is a clock that stands still. */
export interface HostClock {
  readonly now: () => number;
  /** Calls once the match has come to that moment; what is given back calls it off. */
  readonly wake: (at: number, call: () => void) => () => void;
}

/** Says who has won the toss. */
export type Coin = () => Competitor;

/** Who moves a player's hand. */
export type Controller = { readonly kind: 'person' } | { readonly kind: 'computer'; readonly level: number };

export type ControllerOf = (player: Player) => Controller;

/** A computer that is asked what it does. */
export interface ComputerTurn {
  readonly player: Player;
  readonly level: number;
  /** Whether it claims: where that is settled, it is not its to say any more. */
  readonly claims: boolean;
}

/** Where computer players think. */
export interface Thinker {
  /** What the one asked does now; null: nothing. How far it has come is told from 0 to 1. */
  readonly act: (
    state: MatchState,
    asked: ComputerTurn,
    onProgress: (share: number) => void,
  ) => Promise<Act | null>;
  /** The answer is wanted no more. */
  readonly cancel: () => void;
}
