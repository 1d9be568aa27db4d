import type { AimState, SeenAim } from '@opencarrom/board';
import type { Controller } from '@opencarrom/host';
import type { Act, Actor, Doing, Event, MatchState, Player, Refusal } from '@opencarrom/match';
import type { Stroke } from '@opencarrom/physics';
import type { BoardEnd } from './board-end.js';
import type { Hints } from './hints.svelte.js';
import type { Shown } from './shown-stroke.js';

/** A game as its screen sees it, wherever its match goes on. */
export interface GameSession {
  readonly state: MatchState;
  readonly events: readonly Event[];
  /** The stroke that is being shown. */
  readonly shown: Shown | null;
  /** What can be known by looking: a stroke that is being shown has done nothing yet. */
  readonly seenState: MatchState;
  /** The board that has just been decided, until somebody goes on. */
  readonly ended: BoardEnd | null;
  /** The last refusal, until something is done. */
  readonly refusal: Refusal | null;
  /** How somebody far away aims, who has chosen to show it. */
  readonly seenAim: Omit<SeenAim, 'shown'> | null;
  /** Shows how a person here aims to whoever is far away, null once they do no more; null: there is nobody. */
  readonly showAim: ((aim: AimState | null) => void) | null;
  /** How far the computer has come with its thoughts; null when it has none. */
  readonly thinking: number | null;
  readonly isTimed: boolean;
  /** Only watched: nobody here plays. */
  readonly isWatched: boolean;
  readonly isWhatIf: boolean;
  readonly isPaused: boolean;
  readonly isClaimAwaited: boolean;
  readonly isReadyAwaited: boolean;
  /** Does somebody else do the umpire's part, so that nobody here is asked for it? */
  readonly isUmpired: boolean;
  readonly mayTakeBack: boolean;
  /** May it be left for a while, and will it wait? */
  readonly mayBeLeft: boolean;
  /** Who moves a player's hand: a person at this device, or somebody else. */
  readonly controllerOf: (player: Player) => Controller;
  /** The level somebody plays at, as it is known here; null: a person, or whoever moves that hand far away. */
  readonly levelOf: (player: Player) => number | null;
  readonly now: () => number;
  readonly act: (by: Actor, act: Act) => Refusal | null;
  readonly strike: (by: Player, act: Doing<'strike'>, begin: (shown: Shown) => void) => Refusal | null;
  readonly strokeSeen: (shown: Shown) => void;
  /** The stroke that is aimed now, null for none: one that stands still is played ahead, to be shown at once. */
  readonly foresee: (stroke: Stroke | null) => void;
  /** Makes a stroke and forgets it: the first that counts is then made as quickly as any. */
  readonly rehearse: (by: Player, stroke: Stroke) => void;
  readonly leaveBoard: () => void;
  readonly claimNothing: () => void;
  /** Milliseconds left to claim, of so many; null: none is awaited, or as long as one likes. */
  readonly claimLeft: () => number | null;
  readonly claimTime: number;
  readonly takeBack: () => void;
  /** What a strong player would do; null: nobody may be asked. */
  readonly hints: Hints | null;
  /** Holds all that goes on by itself; null: it cannot be held. */
  readonly pause: ((isPaused: boolean) => void) | null;
}
