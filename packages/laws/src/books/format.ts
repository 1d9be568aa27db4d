import type { Cited } from './concerns.js';

/** Stages of an event, in order. */
export const STAGES = ['league', 'pre-quarter', 'quarter', 'semi', 'final'] as const;
export type Stage = (typeof STAGES)[number];

/** When sides are changed during a game. */
interface MidGameChange {
  readonly games: 'every' | 'deciding';
  readonly afterBoard: number | null;
  readonly atPoints: number | null;
}

/** How boards make a game and games a match, at one stage. */
export interface MatchFormat {
  /** Best of this many games. */
  readonly bestOf: Cited<1 | 3>;
  /** Points that win a game; null: none. */
  readonly target: Cited<number | null>;
  /** Boards that bind a game; null: unlimited. */
  readonly boards: Cited<number | null>;
  /** Is a game won by points, or by boards won? */
  readonly countedIn: Cited<'points' | 'boards'>;
  readonly changeAfterGame: Cited<boolean>;
  readonly changeInGame: Cited<MidGameChange | null>;
}

export interface MatchFormats {
  readonly defaultStage: Stage;
  /** Stages the book knows. */
  readonly stages: Readonly<Partial<Record<Stage, MatchFormat>>>;
}

/** The same format whatever is at stake. */
export const atEveryStage = (format: MatchFormat): MatchFormats => ({
  defaultStage: 'league',
  stages: { league: format, 'pre-quarter': format, quarter: format, semi: format, final: format },
});

/** Seconds allowed. Null where a book sets no such clock. */
export interface Clocks {
  readonly strike: Cited<number>;
  readonly place: Cited<number>;
  readonly changeSides: Cited<number>;
  /** The rest before the deciding game. */
  readonly interval: Cited<number>;
}
