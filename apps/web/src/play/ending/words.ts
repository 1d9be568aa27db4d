import type { Named } from '@opencarrom/laws';
import type { FinestStroke, HandFigures, PointSum } from '@opencarrom/match';
import { catalogue } from '../../device/catalogue.js';

/** What is said of a board that is over, looked back on. */
export interface EndingWords {
  /** "the match", "board 3": what was won. */
  readonly wins: (winner: Named, what: string) => string;
  readonly abandoned: (what: string) => string;
  readonly replayed: string;
  /** How the points come together: what stands before the equals sign. */
  readonly sum: (sum: PointSum) => string;
  readonly points: (points: number) => string;
  readonly slam: string;
  readonly best: (whose: Named, stroke: number) => string;
  readonly bestDid: (stroke: FinestStroke) => string;
  readonly playBest: string;
  readonly figures: string;
  readonly scored: string;
  readonly scoredOf: (hand: HandFigures) => string;
  readonly bestRun: string;
  readonly pace: string;
  readonly seconds: (seconds: number) => string;
  readonly dues: string;
  /** What decided it. */
  readonly givenUp: (loser: Named) => string;
  readonly bySlam: (winner: Named) => string;
  readonly ownStroke: (player: Named, stroke: number) => string;
  readonly queenLeft: (
    left: { readonly who: Named; readonly stroke: number },
    covered: { readonly who: Named; readonly stroke: number },
  ) => string;
  readonly lastManMissed: (loser: Named, times: number) => string;
  readonly byDues: (loser: Named, times: number, left: number) => string;
  readonly run: (winner: Named, pieces: number) => string;
  readonly queen: (player: Named, stroke: number) => string;
  readonly scoring: (winner: Named, theirs: HandFigures, loser: Named, others: HandFigures) => string;
  readonly firstWin: (name: string) => string;
  readonly share: string;
}

export const words = catalogue<EndingWords>(import.meta.glob('./words/*.ts'));
