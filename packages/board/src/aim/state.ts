import type { Edge, Equipment, PlacedMan, Point, Stroke } from '@opencarrom/physics';

/**
 * ready: the striker is being placed. sliding: a finger moves it along the base line. pulling: a finger draws it
 * back. flicking: a finger pushes it forwards. turning: a finger elsewhere turns the aim finely. aimed: it stands,
 * and may be pulled in every direction. struck: it has left the finger.
 */
export type AimStage = 'ready' | 'sliding' | 'pulling' | 'flicking' | 'turning' | 'aimed' | 'struck';

export interface AimState {
  readonly stage: AimStage;
  /** Where the striker stands, in metres. */
  readonly place: Point;
  /** Where it will go: radians, counter-clockwise from the board's x axis. */
  readonly angle: number;
  readonly power: number;
  /** From −1 to 1; positive turns the striker counter-clockwise. */
  readonly spin: number;
  /** Aim was taken before: a pull that goes about the same way keeps it to the hair. */
  readonly isTaken: boolean;
  /** A pull only aims: its power is set beside the board, and stays. */
  readonly isPowerLocked: boolean;
  /** The finger is back on the striker: letting go now strikes nothing. */
  readonly cancelling: boolean;
  readonly grip: Grip | null;
}

/** A finger on the board, and what it will mean if it lets go. */
export interface Grip {
  readonly on: 'striker' | 'line' | 'board';
  readonly from: Point;
  readonly last: Point;
  readonly time: number;
  /** How far it must move to mean something. */
  readonly slop: number;
  /** A pixel of the page, in metres: how fast a hand is it feels on the glass. */
  readonly pixel: number;
  readonly pull: number;
  readonly moved: boolean;
  /** It has gone so far that what it does is settled. */
  readonly isSettled: boolean;
  /** The angle it asked for last, once it asked for one: the aim follows what is added to it, finely if slowly. */
  readonly asked: number | null;
  /** The speed of the last moves, in m/s, for flicks. */
  readonly vx: number;
  readonly vy: number;
  /** Between the finger and the striker's centre, so that the striker does not jump under it. */
  readonly offX: number;
  readonly offY: number;
  /** What an interrupted gesture goes back to. */
  readonly before: AimState;
}

/** What is allowed, as data: this room knows no laws. */
export interface AimRules {
  readonly equipment: Equipment;
  readonly seat: Edge;
  /** Where the striker's centre may stand. */
  readonly stretches: readonly Stretch[];
  /** Lets the striker stand anywhere by the base lines that no man takes, so that a player can err. */
  readonly free?: boolean;
  readonly men: readonly PlacedMan[];
  /** What letting go does after drawing back: strike at once, or hold the aim for a button. */
  readonly release?: 'strike' | 'hold';
}

export interface Stretch {
  readonly from: Point;
  readonly to: Point;
}

export type AimAction =
  | {
      readonly type: 'press';
      readonly at: Point;
      readonly time: number;
      /** How near to the striker counts as on it. */
      readonly reach: number;
      readonly slop: number;
      /** A pixel of the page, in metres. */
      readonly pixel: number;
      /** How far back is full power, where the screen leaves less room than usual. */
      readonly pull?: number;
    }
  | { readonly type: 'drag'; readonly at: Point; readonly time: number }
  | { readonly type: 'release'; readonly time: number }
  /** Takes a gesture back; without one, goes from aiming back to placing, and what was aimed stays. */
  | { readonly type: 'cancel' }
  | { readonly type: 'place'; readonly at: Point }
  /** To the player's right, in metres. */
  | { readonly type: 'slide'; readonly by: number }
  | { readonly type: 'point'; readonly at: Point }
  | { readonly type: 'angle'; readonly to: number }
  /** To the player's left, in radians. */
  | { readonly type: 'turn'; readonly by: number }
  | { readonly type: 'power'; readonly to: number }
  | { readonly type: 'raise'; readonly by: number }
  | { readonly type: 'spin'; readonly to: number }
  | { readonly type: 'twist'; readonly by: number }
  | { readonly type: 'lock-power'; readonly to: boolean }
  /** Aims from where the striker stands. */
  | { readonly type: 'hold' }
  /** Aims as somebody else would strike: nothing of what was set before stays. */
  | { readonly type: 'propose'; readonly stroke: Stroke }
  | { readonly type: 'strike' }
  /** The men or the rules have changed: the striker goes to the nearest place that is still allowed. */
  | { readonly type: 'settle' };
