import type { Command, Event, Head, LogStep, MatchState } from '@opencarrom/match';
import type { Here } from './here.js';

export type PieceKind = 'match' | 'board' | 'stroke';

/** What a link carries: how it begins, and what was done. All else is played again from that. */
export interface Script {
  readonly kind: PieceKind;
  readonly head: Head;
  /** Are the players named, and the event? */
  readonly named: boolean;
  /** Where it begins; null: at the beginning of the match. */
  readonly here: Here | null;
  readonly commands: readonly Command[];
}

/** A match, a board or a stroke that was shared, played again. */
export interface SharedPiece extends Script {
  /** The match before its first step. */
  readonly start: MatchState;
  /** All that happened, from 1; of a match its log. */
  readonly events: readonly Event[];
  /** Each event with the match before and after it. Of a board, its setting up is the first; of a stroke, the stroke. */
  readonly steps: readonly LogStep[];
  readonly state: MatchState;
  /** Of all that came of it, stroke by stroke: 16 hexadecimal digits. */
  readonly hash: string;
}
