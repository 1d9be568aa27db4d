import type { StrokeKind } from '@opencarrom/ai';
import { type Board, type Book, type BookId, bookOf, type Seat, type Side } from '@opencarrom/laws';
import {
  type Equipment,
  ICF,
  type ManId,
  type PlacedMan,
  type Pocket,
  type Stroke,
  type WayHome,
} from '@opencarrom/physics';

/** What a shot is about. */
export const SHOT_THEMES = [
  'pot',
  'cut',
  /** The coin goes off the frame. */
  'double',
  /** The striker goes off the frame first. */
  'rebound',
  /** By another coin. */
  'cannon',
  /** The queen and her cover. */
  'queen',
  /** Open a cluster. */
  'cluster',
  /** Leave the last coin at a pocket. */
  'keep',
  /** Leave the opponent nothing. */
  'nothing',
  /** Win the board in two strokes. */
  'two',
] as const;

export type ShotTheme = (typeof SHOT_THEMES)[number];

/** The levels whose hands every shot was measured with. */
export const HANDS = [1, 4, 7, 10] as const;
export type HandLevel = (typeof HANDS)[number];
/** How often a hand of each does it. */
export type Shares = Readonly<Record<HandLevel, number>>;

/** What is to be done. All of it within so many strokes, and without a foul. */
export type ShotTask =
  /** A man into a pocket, and it stays down. `by`: the ways that count; null: any. */
  | {
      readonly kind: 'pocket';
      readonly strokes: 1;
      readonly man: ManId;
      readonly pocket: Pocket;
      readonly by: readonly WayHome[] | null;
    }
  /** The queen pocketed and covered. */
  | { readonly kind: 'queen'; readonly strokes: 1 | 2 }
  /** Of these men so many come to lie free of all others, or fall. `keepTurn`: and the turn is kept. */
  | {
      readonly kind: 'open';
      readonly strokes: 1;
      readonly men: readonly ManId[];
      readonly free: number;
      readonly keepTurn: boolean;
    }
  /** The last man comes to rest before a pocket. */
  | { readonly kind: 'keep'; readonly strokes: 1; readonly man: ManId; readonly pocket: Pocket }
  /** The turn passes, and the opponent's best chance of a straight shot or a cut is at most so much. */
  | { readonly kind: 'nothing'; readonly strokes: 1; readonly most: number }
  /** The board is won. */
  | { readonly kind: 'win'; readonly strokes: 2 };

export type ShotTaskKind = ShotTask['kind'];

/** One good way to do it. */
export interface ShotWay {
  readonly strokes: readonly Stroke[];
  /** What the first stroke is, the first man that it is for, and where that falls. */
  readonly kind: StrokeKind;
  readonly target: ManId | null;
  readonly pocket: Pocket | null;
  /** How often a steady hand (level 7) does it this way. */
  readonly share: number;
}

/** A position with a task. The player is white and sits at the south. */
export interface Shot {
  /** Stable for ever: `cut-014`. */
  readonly id: string;
  readonly theme: ShotTheme;
  readonly rulebook: BookId;
  readonly board: Board;
  readonly men: readonly PlacedMan[];
  readonly task: ShotTask;
  /** How often a hand of that level does it, by the way that is best for it. */
  readonly hands: Shares;
  /** The good ways, the best first. */
  readonly ways: readonly ShotWay[];
}

/** Whoever tries a shot is white and sits here. */
export const SEAT: Seat = 'S';
export const SIDE: Side = 'white';

export const bookOfShot = ({ rulebook }: Pick<Shot, 'rulebook'>): Book => bookOf(rulebook);
export const equipmentOfShot = (_shot: Pick<Shot, 'rulebook'>): Equipment => ICF;

/** How hard a shot is, from 0 to 1000: the ladder's and the calendar's measure. */
export function difficultyOf({ hands }: Pick<Shot, 'hands'>): number {
  const mean = (hands[1] + hands[4] + hands[7] + hands[10]) / HANDS.length;
  return Math.floor(1000 * (1 - mean) + 0.5);
}
