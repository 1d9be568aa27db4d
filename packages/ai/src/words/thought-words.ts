import type { Advantage } from '../explain/advantage.js';
import type { WhereItLies } from '../explain/where-it-lies.js';
import type { StrokeKind } from '../ideas/idea.js';

/** A pocket as the player sees it. */
export type Corner = 'far-right' | 'near-right' | 'near-left' | 'far-left';

export type PieceName = 'white' | 'black' | 'queen';

/** What a stroke goes by: another man, or a cushion. */
export type Via = PieceName | 'cushion';

/** A piece on its way home. */
export interface Target {
  readonly piece: PieceName;
  /** Where it lies; null: there is but one such piece. */
  readonly lying: WhereItLies | null;
  readonly corner: Corner;
  /** Does it hang over that very pocket? */
  readonly hangs: boolean;
  /** How many more fall with it. */
  readonly more: number;
}

/** All that is said of a thought, in one language. */
export interface ThoughtWords {
  /** What the stroke is, with its target where it has one: part of a sentence, without an end. */
  stroke(kind: StrokeKind, target: Target | null, via: Via | null): string;
  /** A piece, told from the others of its colour; where it hangs over the pocket it is meant for, with that. */
  coin(target: Target): string;
  pocket(corner: Corner): string;
  sentence(stroke: string): string;
  keeps(percent: number): string;
  wins(percent: number): string;
  winsOrKeeps(wins: number, keeps: number): string;
  passes: string;
  fearStriker(percent: number): string;
  /** `another`: than the striker pocketed, which has been told. */
  fearFoul(percent: number, another: boolean): string;
  fearBoard(percent: number): string;
  /** What the opponent has: after a pot that fails or a break without a cushion, after a quiet stroke by any way. */
  fearReply(percent: number, after: 'pot' | 'break' | 'quiet'): string;
  foul: string;
  loses: string;
  /** With its chance, unless nothing is to fall. */
  alternative(stroke: string, percent: number | null): string;
  /** One with the better chance, and why it was not chosen. `again`: after another such. */
  surer(stroke: string, percent: number, again: boolean, outdone: Advantage): string;
}
