import type { StandingsLine } from '@opencarrom/tournament';

/** Why an event does not count: it goes on, has no prizes, has no day, or others play in it than are rated. */
export type LeftOut = 'open' | 'no-prizes' | 'no-day' | 'discipline';

/** What is counted of each, as the head of a column. */
type ShownFigure =
  | ('points' | 'wins' | 'buchholz' | 'netscore' | 'totscore')
  | ('rubbers' | 'games' | 'boards');

/** What is said of events. */
export interface EventWords {
  readonly standingsAfter: (round: number) => string;
  readonly round: (round: number) => string;
  /** Place, competitor, then one for each figure; the last says what decided. */
  readonly place: string;
  readonly competitor: string;
  readonly figures: Readonly<Record<ShownFigure, string>>;
  readonly decidedBy: string;
  readonly deciders: Readonly<Record<StandingsLine['decidedBy'], string>>;
  readonly board: string;
  readonly bye: string;
  readonly bracket: (size: number) => string;
  readonly group: (name: string) => string;
  readonly next: string;
  readonly prize: string;
  readonly players: string;
  readonly total: string;
  readonly played: string;
  /** A championship, or without a name the events together, so many of which count. */
  readonly season: (name: string | null, events: number) => string;
  readonly worstDropped: (count: number) => string;
  readonly leftOut: (event: string, why: LeftOut) => string;
  readonly rating: string;
  readonly skill: string;
  readonly lastPlayed: string;
  readonly tieWon: (team: string, won: number, lost: number) => string;
  readonly tieLevel: (won: number) => string;
  readonly tieOpen: (x: number, y: number) => string;
}
