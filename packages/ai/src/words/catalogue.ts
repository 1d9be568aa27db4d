import type { StrokeKind } from '../idea.js';

/** A new language is a file that fills a `Catalogue`, listed here and in words.ts. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A pocket as the player sees it. */
export type Corner = 'far-right' | 'near-right' | 'near-left' | 'far-left';

export type PieceName = 'white' | 'black' | 'queen';

/** What a stroke goes by: another man, or a cushion. */
export type Via = PieceName | 'cushion';

export interface Catalogue {
  /** What the stroke is, with its target where it has one. */
  stroke(kind: StrokeKind, target: PieceName | null, corner: Corner | null, via: Via | null): string;
  chance(percent: number): string;
  fearStriker(percent: number): string;
  fearBoard(percent: number): string;
  fearReply(percent: number): string;
  alternative(stroke: string, percent: number): string;
  /** One that succeeds more often than the stroke chosen, which was chosen all the same. */
  surer(stroke: string, percent: number): string;
}
