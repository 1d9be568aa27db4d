import type { Board } from '@opencarrom/laws';
import type { Edge, ManId, PlacedMan, Stroke, WayHome } from '@opencarrom/physics';

/** What a stroke has to do; all of what is said. The striker may fall only where it has to. */
export interface Goal {
  /** These men fall. */
  readonly pockets?: readonly ManId[];
  /** The first of them goes home by one of these ways. */
  readonly by?: readonly WayHome[];
  /** The striker leaves the hand no faster, in m/s. */
  readonly gently?: number;
  /** The striker turns as it leaves the hand. */
  readonly spun?: true;
  /** So many men come to lie outside the outer circle, or fall. */
  readonly opens?: number;
  /** No man of this side can be pocketed straight by whoever sits opposite, and none of them fell. */
  readonly leavesNothing?: 'white' | 'black';
  /** The striker falls. */
  readonly striker?: true;
  /** No man falls. */
  readonly nothing?: true;
}

/** What is wrong with the striker of somebody else's stroke. */
export const FAULTS_SEEN = ['base-circle', 'base-lines', 'none'] as const;
export type FaultSeen = (typeof FAULTS_SEEN)[number];

/** One thing to see or do. */
export type LessonStep =
  /** A hand shows how the striker is held on a real board. */
  | { readonly kind: 'grip'; readonly men: readonly PlacedMan[] }
  /** The striker is brought to the left. */
  | { readonly kind: 'place'; readonly men: readonly PlacedMan[]; readonly shown: Stroke }
  | {
      readonly kind: 'strike';
      readonly men: readonly PlacedMan[];
      readonly goal: Goal;
      /** A stroke that does it. */
      readonly shown: Stroke;
      /** The hand shows it before one tries. */
      readonly isShownFirst?: true;
      /** The board it is played on, where the umpire rules on it. */
      readonly board?: Board;
    }
  /** A man is placed for whoever owes it. */
  | { readonly kind: 'due'; readonly men: readonly PlacedMan[]; readonly due: PlacedMan }
  /** Somebody else strikes, and one says what was wrong. */
  | {
      readonly kind: 'call';
      readonly men: readonly PlacedMan[];
      readonly seat: Edge;
      readonly shown: Stroke;
      readonly answer: FaultSeen;
      readonly board: Board;
      /** The law it breaks. */
      readonly breach?: string;
    };

export type StrikeStep = Extract<LessonStep, { kind: 'strike' }>;
export type CallStep = Extract<LessonStep, { kind: 'call' }>;
