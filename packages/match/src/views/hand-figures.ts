import type { Competitor } from '@opencarrom/laws';
import { isDue } from './board-counts.js';
import { type CountedStroke, mostInOneTurn } from './ruled-acts.js';

/** What one hand, or a pair's two, did on a board. */
export interface HandFigures {
  /** Strokes made, and how many of them pocketed an own man or the queen and kept it. */
  readonly tries: number;
  readonly scored: number;
  /** The most men, the queen among them, in one turn. */
  readonly bestRun: number;
  /** Seconds from when the board lay ready to the stroke, on the average; null: not one was made. */
  readonly pace: number | null;
  /** Strokes that cost a due. */
  readonly dues: number;
}

export function handOf(side: Competitor, all: readonly CountedStroke[]): HandFigures {
  const strokes = all.filter((each) => each.side === side);
  const waits = strokes.map(
    ({ before, act }) => Math.max(0, act.at - Math.max(before.at, before.board.stillAt)) / 1000,
  );
  return {
    tries: strokes.length,
    scored: strokes.filter(({ pots }) => pots.length > 0).length,
    bestRun: mostInOneTurn(
      strokes,
      strokes.map(({ pots }) => pots),
    ),
    pace: waits.length > 0 ? waits.reduce((sum, wait) => sum + wait, 0) / waits.length : null,
    dues: strokes.filter(({ act, ruling }) => ruling && isDue(act, ruling)).length,
  };
}
