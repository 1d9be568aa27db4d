import type { StrokeKind } from '@opencarrom/ai';
import type { StrokeMark } from '../reviewed.js';

/** A pot as it is spoken of: the coin, its pocket, and whether it hangs over it (then the coin is named with it). */
export interface ToldPot {
  readonly kind: StrokeKind;
  readonly piece: string;
  readonly pocket: string;
  readonly hangs: boolean;
}

/** What a review says of a stroke, in one language. `told`: how often, as `often` says it. */
export interface ReviewWords {
  readonly marks: Readonly<Record<StrokeMark, string>>;
  /** So many times of so many; 0 of 1: almost never, 1 of 1: almost always. */
  often(times: number, of: number): string;
  /** A pot that was there. */
  wasThere(pot: ToldPot, told: string): string;
  /** A stroke that pockets nothing and was better. */
  wasBetter(kind: StrokeKind): string;
  /** The very pot that was there was tried, but not so well. */
  playedSame(told: string): string;
  /** The stroke played, with its pot; or without one, how often it keeps the turn. */
  playedPot(pot: ToldPot, told: string): string;
  playedOther(kind: StrokeKind, told: string): string;
  /** The one stroke above all others. */
  onlyPot(pot: ToldPot, told: string): string;
  onlyOther(kind: StrokeKind, told: string): string;
  /** Nothing better was there. */
  readonly asGood: string;
  /** The player's chance to win the board, in percent: with the best stroke, and with the one played. */
  cost(from: number, to: number): string;
  readonly improper: string;
  /** By whose hand it is judged: of a level by its number and name. */
  hand(level: number, told: string, isChosen: boolean): string;
  /** What the curve shows. */
  chance(name: string): string;
}
