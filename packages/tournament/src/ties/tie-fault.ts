import type { Discipline } from '@opencarrom/laws';
import type { Both, MatchSide } from '../event/result.js';
import type { LimitFault } from './line-up.js';

/** Why something cannot be done in a tie. Rubbers are counted from 1. */
export type TieFault =
  | LimitFault
  | { readonly why: 'line-up-length'; readonly rubbers: number; readonly given: number }
  | {
      readonly why: 'wrong-players';
      readonly rubber: number;
      readonly discipline: Discipline;
      readonly given: number;
    }
  | { readonly why: 'not-of-team'; readonly rubber: number; readonly player: string }
  | { readonly why: 'line-ups-open' }
  | { readonly why: 'line-ups-missing'; readonly sides: readonly MatchSide[] }
  | { readonly why: 'no-such-rubber'; readonly rubber: number; readonly rubbers: number }
  | { readonly why: 'rubber-begun'; readonly rubber: number }
  | { readonly why: 'rubber-over'; readonly rubber: number }
  | { readonly why: 'rubber-open'; readonly rubber: number }
  | { readonly why: 'no-substitutes-left'; readonly most: number }
  | { readonly why: 'not-in-rubber'; readonly rubber: number; readonly player: string }
  | { readonly why: 'was-replaced'; readonly rubber: number; readonly player: string }
  | { readonly why: 'tie-over'; readonly rubbers: Both }
  | { readonly why: 'tie-begun' }
  | { readonly why: 'rubbers-wanted'; readonly rubbers: number };
