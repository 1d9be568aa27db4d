import type { BookId } from '@opencarrom/laws';
import type { MatchRules } from './format.js';
import type { Both, HowEnded, MatchSide } from './result.js';

type Counted = MatchRules['counted'];

/** Why a report was refused, and where in it. */
export type ReportFault = { readonly path: string } & (
  | { readonly why: 'nothing-reported'; readonly wanted: Counted }
  | { readonly why: 'reported-twice'; readonly given: readonly Counted[] }
  | { readonly why: 'counted-otherwise'; readonly wanted: Counted; readonly given: Counted }
  | { readonly why: 'not-whole'; readonly given: number }
  | { readonly why: 'not-played' }
  | { readonly why: 'above-most'; readonly most: number; readonly given: number }
  | { readonly why: 'draw-not-allowed'; readonly score: Both }
  | {
      readonly why: 'impossible-game';
      readonly score: Both;
      readonly target: number | null;
      readonly boards: number | null;
      /** Does it go by the boards won, and not by points? */
      readonly byBoards: boolean;
      readonly cap: number;
    }
  | { readonly why: 'winner-unclear'; readonly score: Both }
  | { readonly why: 'played-on'; readonly what: 'game' | 'board'; readonly number: number }
  | { readonly why: 'unfinished'; readonly game: number; readonly board: number | null }
  | {
      readonly why: 'board-worth';
      readonly most: number;
      readonly given: number;
      readonly laws: readonly string[];
    }
  | { readonly why: 'too-many-men'; readonly most: number; readonly given: number }
  | { readonly why: 'no-time-limit' }
  | { readonly why: 'winner-missing'; readonly how: HowEnded }
  | { readonly why: 'winner-not-told'; readonly how: HowEnded }
  | { readonly why: 'winner-disagrees'; readonly won: MatchSide | null; readonly given: MatchSide | 'none' }
  | { readonly why: 'reason-missing'; readonly how: HowEnded }
  | { readonly why: 'unplayed-score' }
  | { readonly why: 'no-such-law'; readonly law: string; readonly rulebook: BookId }
  | { readonly why: 'no-such-stage'; readonly stage: string; readonly rulebook: BookId }
);
