import type { Competitor, Decisions, Queen, Side, StrokeFacts } from '@opencarrom/laws';
import type { Stroke } from '@opencarrom/physics';
import type { Actor, Player, Seats } from '../players.js';

/** What an umpire saw of a stroke on a wooden board. What is left out did not happen. */
export interface Seen {
  readonly pocketed?: Partial<StrokeFacts['pocketed']>;
  readonly overboard?: Partial<StrokeFacts['overboard']>;
  /** Left out: proper, unless a breach is named. */
  readonly proper?: boolean;
  /** The law that makes the stroke improper. */
  readonly breach?: string;
  readonly touched?: boolean;
  /** The opponent claimed at once. */
  readonly claimed?: boolean;
  readonly contacts?: NonNullable<StrokeFacts['contacts']>;
}

/** What was overlooked until the next stroke was made and therefore stands. */
export type Matter = 'queen-covered' | 'dues-forfeited' | 'own-man-placed' | 'out-of-turn';

/** All that a person can do in a match. */
export type Act =
  /** Before a match, and before an extra board. */
  | { readonly type: 'toss'; readonly winner: Competitor }
  | { readonly type: 'choose'; readonly take: 'side' | 'break' | 'white' | 'black' }
  | { readonly type: 'sit'; readonly seats: Seats; readonly breaker?: Player }
  | { readonly type: 'trial' }
  /** The umpire's "Play": before a break, and after an appeal. */
  | { readonly type: 'play' }
  | { readonly type: 'strike'; readonly stroke: Stroke }
  | { readonly type: 'observe'; readonly seen: Seen }
  | { readonly type: 'pass' }
  /** Help that a player takes before a stroke. */
  | { readonly type: 'help'; readonly took: HelpKind }
  | { readonly type: 'place'; readonly x?: number; readonly y?: number }
  | { readonly type: 'forgo' }
  | { readonly type: 'no-room' }
  | { readonly type: 'fine'; readonly take: NonNullable<Decisions['double-fine']> }
  | { readonly type: 'claim' }
  | { readonly type: 'demand'; readonly points: number }
  /** Nobody claims or demands any more: the board is closed. */
  | { readonly type: 'close' }
  | {
      readonly type: 'call';
      readonly law: string;
      readonly against: Competitor;
      readonly beforeFirstStroke?: boolean;
      readonly reason?: string;
    }
  | {
      readonly type: 'warn';
      readonly law: string;
      readonly against: Competitor;
      /** Which of a pair, where it is said. */
      readonly player?: Player;
      readonly reason?: string;
    }
  /** The running clock has run out. */
  | { readonly type: 'time' }
  | { readonly type: 'appeal'; readonly about?: string }
  | Deeming
  | {
      readonly type: 'recount';
      readonly white: Count;
      readonly black: Count;
      readonly queen: Queen;
      readonly onTurn?: Player;
      readonly reason: string;
    }
  | { readonly type: 'concede'; readonly what: 'game' | 'match'; readonly reason?: string }
  | { readonly type: 'abandon'; readonly reason: string }
  | { readonly type: 'protest'; readonly facts: string }
  | {
      readonly type: 'decide-protest';
      readonly protest: number;
      readonly upheld: boolean;
      readonly decision: string;
    }
  | Correction
  /** The newest act taken back, whatever it was; and done again. */
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** A board's result written down by those who did not follow it stroke by stroke. */
  | {
      readonly type: 'tally';
      readonly winner: Competitor;
      /** The loser's men left on the board. */
      readonly men: number;
      /** To whom the queen counts. */
      readonly queen: Competitor | null;
      /** Additional points demanded. */
      readonly demanded?: number;
    }
  | { readonly type: 'sign'; readonly name: string; readonly mark?: string };

/** A hint in words and on the board; and the stroke it is about, shown before it was made. */
export const HELP_KINDS = ['hint', 'ghost'] as const;
export type HelpKind = (typeof HELP_KINDS)[number];

/** What becomes of later acts where a match goes back and on again. */
export interface GoingOn {
  /** One for each later act that no longer fits. */
  readonly decisions?: readonly LaterDecision[];
  /** What to do with later acts that nobody decided on: refuse it all, or leave them out from there on. */
  readonly later?: 'keep' | 'drop';
}

/** An earlier act set right: done otherwise, or (null) not done at all. */
export interface Correction extends GoingOn {
  readonly type: 'correct';
  /** The number of the event to be corrected. */
  readonly of: number;
  readonly with: { readonly by: Actor; readonly act: Act } | null;
  readonly reason: string;
}

/** Noticed too late, so it stands. */
export interface Deeming extends GoingOn {
  readonly type: 'deem';
  readonly matter: Matter;
  /** Who struck out of turn. */
  readonly player?: Player;
  /** Which stroke that was, by the number of its event; left out: the one before the last. */
  readonly of?: number;
  /** Whose men were owed, or the queen to cover; left out: the last such. */
  readonly side?: Side;
  /** How many men owed were not placed; left out: all of them. */
  readonly men?: number;
}

/**
 * What becomes of a later act: `keep` it as done by whom it was done, `give` it to whoever's it would be now, or
 * leave it out.
 */
export const LATER_CHOICES = ['keep', 'give', 'leave-out'] as const;
export type LaterChoice = (typeof LATER_CHOICES)[number];

export interface LaterDecision {
  /** The number of the later act's event. */
  readonly of: number;
  readonly choice: LaterChoice;
}

export interface Count {
  readonly onBoard: number;
  readonly owed: number;
}

export type ActType = Act['type'];

/** One kind of act. */
export type Doing<T extends ActType> = Extract<Act, { readonly type: T }>;

/** An act, by whom, and when: milliseconds since the match's beginning. */
export interface Command {
  readonly by: Actor;
  readonly at: number;
  readonly act: Act;
  /** The last event its giver had seen; another one having come since, the command is refused. */
  readonly after?: number;
}
