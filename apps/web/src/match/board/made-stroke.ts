import type { Edge } from '@opencarrom/physics';
import { ICF, type Outcome, type PlacedMan, type Stroke, simulate, strikerFault } from '@opencarrom/physics';
import { StrokeAhead } from './stroke-ahead.js';

/** A stroke of no match, as practice and shots have it: at which men it was made, and what came of it. */
export interface MadeStroke {
  readonly men: readonly PlacedMan[];
  readonly stroke: Stroke;
  readonly outcome: Outcome;
}

export const makeStroke = (men: readonly PlacedMan[], stroke: Stroke): MadeStroke => ({
  men,
  stroke,
  outcome: simulate({ men }, stroke, ICF, { trace: true }),
});

/** A board of no match: who sits at it, and how the men lie. */
interface LooseBoard {
  readonly seat: Edge;
  readonly men: readonly PlacedMan[];
}

/** Strokes at such a board, made ahead while they are aimed. */
export class MadeAhead {
  private readonly ahead: StrokeAhead<MadeStroke>;

  constructor(board: () => LooseBoard) {
    this.ahead = new StrokeAhead((stroke) => {
      const { seat, men } = board();
      return strikerFault(ICF, seat, men, stroke) ? null : makeStroke(men, stroke);
    });
  }

  /** How the aim stands now; null: there is none. */
  aimed(stroke: Stroke | null): void {
    this.ahead.aimed(stroke);
  }

  /** The stroke that is struck, made ahead or now. */
  take(men: readonly PlacedMan[], stroke: Stroke): MadeStroke {
    const made = this.ahead.take((ready) => ready.men === men && isSameStroke(ready.stroke, stroke));
    return made ?? makeStroke(men, stroke);
  }
}

export const isSameStroke = (one: Stroke, other: Stroke): boolean =>
  (['x', 'y', 'vx', 'vy', 'spin'] as const).every((part) => (one[part] ?? 0) === (other[part] ?? 0));
