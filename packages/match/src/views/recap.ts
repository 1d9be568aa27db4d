import type { Competitor, Side } from '@opencarrom/laws';
import { isStroke } from '../log/standing.js';
import { competitorOf } from '../players.js';
import type { BoardLine, LoggedMatch } from '../state.js';
import { slamIn } from './board-counts.js';
import { type FinestStroke, finestStroke } from './finest-stroke.js';
import { type HandFigures, handOf } from './hand-figures.js';
import { keepsQueen, pottedForGood, ruledIn, uncoveredQueens } from './ruled-acts.js';
import { stepsOnBoard } from './steps.js';
import { type TurningPoint, turningPoint } from './turning-point.js';

/** How a board's points come together; null where a law gave them otherwise. */
export interface PointSum {
  readonly men: number;
  /** What the queen counted for; 0: nothing. */
  readonly queen: number;
  readonly demanded: number;
}

/** A board that is over, looked back on. */
export interface Recap {
  readonly hands: Readonly<Record<Competitor, HandFigures>>;
  readonly sum: PointSum | null;
  readonly slam: Side | null;
  readonly best: FinestStroke | null;
  readonly turning: TurningPoint | null;
}

/**
 * Looks back on a board from its log alone. The state is that of the match as the board was decided, before the next
 * was set up; the line is what the score sheet has of it, if it came so far.
 */
export function recapOf(match: LoggedMatch, line: BoardLine | null): Recap {
  const ruled = ruledIn(stepsOnBoard(match));
  const uncovered = uncoveredQueens(ruled);
  const strokes = ruled
    .filter(({ act }) => isStroke(act))
    .map((each) => ({
      ...each,
      pots: pottedForGood(each, uncovered).map(({ way }) => way),
      queen: keepsQueen(each, uncovered),
      side: competitorOf(each.player),
      number: each.before.board.strokes + 1,
    }));
  const hands = { A: handOf('A', strokes), B: handOf('B', strokes) };
  const slam = slamIn(ruled);
  return {
    hands,
    sum: line && sumOf(line),
    slam,
    best: finestStroke(strokes, line?.winner ?? null),
    turning: turningPoint({ strokes, hands, slam, line }),
  };
}

/** The loser's men and the queen, as they are counted; only where that is what the points are. */
function sumOf({ winner, points, demanded, men, queen, how }: BoardLine): PointSum | null {
  if (!winner || how !== 'won') return null;
  const left = men[winner === 'A' ? 'B' : 'A'];
  const rest = points - demanded - left;
  const isPlain = queen === winner ? rest >= 0 : rest === 0;
  return isPlain ? { men: left, queen: rest, demanded } : null;
}
