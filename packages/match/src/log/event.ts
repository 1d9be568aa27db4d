import type { Competitor, Ruling, Side, StrokeFacts } from '@opencarrom/laws';
import type { ManId, PlacedMan, Pocket } from '@opencarrom/physics';
import type { Actor, Player, Seats } from '../players.js';
import type { Act, Command } from './command.js';

/** What a stroke did on a simulated board: enough to go on without simulating it again. */
export interface Run {
  readonly hash: string;
  /** Seconds until everything lay still. */
  readonly duration: number;
  readonly moved: readonly PlacedMan[];
  readonly pocketed: readonly { readonly id: ManId | 'striker'; readonly pocket: Pocket }[];
}

/** An act that was accepted. A stroke carries what came of it. */
export interface Done {
  readonly type: 'done';
  readonly by: Actor;
  readonly act: Act;
  readonly run?: Run;
  readonly facts?: StrokeFacts;
  /** Done again after a correction: not a new act of anybody's. */
  readonly again?: true;
  /** Follows by itself from the act before: a law that needs nobody to call it. */
  readonly auto?: true;
}

/** What follows from an act. */
export type Consequence =
  | {
      readonly type: 'board-set';
      readonly game: number;
      readonly board: number;
      readonly extra: boolean;
      readonly breaker: Player;
      readonly white: Competitor;
      readonly seats: Seats;
    }
  | { readonly type: 'ruling'; readonly ruling: Ruling }
  /** The umpire puts a piece back. Where, on a simulated board. */
  | { readonly type: 'put'; readonly man?: PlacedMan; readonly piece: Side | 'queen' }
  /** A man owed that found no room stays owed. */
  | {
      readonly type: 'kept-owed';
      readonly side: Side;
      readonly count: number;
      readonly laws: readonly string[];
    }
  /** Men owed whose placing was lost: they stay in the pocket and are owed no more. */
  | {
      readonly type: 'forfeited';
      readonly side: Side;
      readonly count: number;
      readonly laws: readonly string[];
    }
  | {
      readonly type: 'board-over';
      readonly winner: Competitor | null;
      readonly points: number;
      readonly how: 'won' | 'replay' | 'conceded';
    }
  | { readonly type: 'match-over'; readonly winner: Competitor | null; readonly how: MatchEnding }
  /** A stroke made out of turn is allowed: this player is on turn for it. */
  | { readonly type: 'out-of-turn'; readonly player: Player; readonly laws: readonly string[] }
  /** The match stands again as it did right after event `to`. */
  | { readonly type: 'rewound'; readonly to: number };

export type MatchEnding = 'score' | 'conceded' | 'awarded' | 'abandoned';

export type Happening = Done | Consequence;

/** One line of the log. */
export type Event = Happening & {
  readonly seq: number;
  /** Milliseconds since the match's beginning. */
  readonly at: number;
};

export type DoneEvent = Extract<Event, { type: 'done' }>;

/** The command an event came of; null where it is a consequence. */
export function commandOf(event: Event): Command | null {
  if (event.type !== 'done' || event.again || event.auto) return null;
  return { by: event.by, at: event.at, act: event.act };
}
