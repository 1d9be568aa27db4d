import type { Discipline } from '@opencarrom/laws';
import type { Length, MatchOutcome, Player } from '@opencarrom/match';
import type { MatchKind, Visibility } from './match-tables.js';

/** What is kept of what matches say of those who played them. */
export interface ProfileTables {
  player_results: PlayerResultRow;
}

export type PlayerResult = 'won' | 'lost' | 'drawn' | 'abandoned';

/** What one person did in one match: written once, so that what is shown of somebody are sums. */
export interface PlayerResultRow extends FigureColumns {
  match: string;
  account: string;
  player: Player;
  ended_at: number;
  rulebook: string;
  discipline: Discipline;
  length: Length;
  kind: MatchKind;
  visibility: Visibility;
  result: PlayerResult;
  how: MatchOutcome['how'];
  /** JSON: games won and the points of each game, by competitor. */
  score: string;
}

export interface FigureColumns {
  boards_won: number;
  boards_lost: number;
  strokes: number;
  scoring: number;
  best_turn: number;
  queens: number;
  slams: number;
  fouls: number;
  dues: number;
  pots_straight: number;
  pots_cut: number;
  pots_bank: number;
  pots_rebound: number;
  pots_double_rebound: number;
  pots_combination: number;
  pots_cannon: number;
  pots_break: number;
  pots_other: number;
}
