import { type Equipment, type Outcome, type PlacedMan, type Stroke, simulate } from '@opencarrom/physics';
import { equipmentFor } from '../head.js';
import type { MatchState } from '../state.js';

type Traced = Outcome & { readonly trace: NonNullable<Outcome['trace']> };

/**
 * A stroke as it goes over the board of a match: whoever shows it has its trace, and `decide` rules on it without playing
 * it once more. It is made here alone, by playing: no text or message can become one, and it counts for no other board
 * and no other stroke.
 */
export class PlayedStroke {
  private constructor(
    /** Where the men lay before it. */
    readonly men: readonly PlacedMan[],
    private readonly stroke: Stroke,
    private readonly equipment: Equipment,
    readonly outcome: Traced,
  ) {}

  /** Null on a wooden board, and where none is set up. */
  static on({ head, board }: MatchState, stroke: Stroke): PlayedStroke | null {
    if (!board?.men) return null;
    const equipment = equipmentFor(head);
    const outcome = simulate({ men: board.men }, stroke, equipment, { trace: true });
    const { trace } = outcome;
    return trace ? new PlayedStroke(board.men, stroke, equipment, { ...outcome, trace }) : null;
  }

  isOf({ head, board }: MatchState, stroke: Stroke): boolean {
    return (
      this.men === board?.men &&
      this.equipment === equipmentFor(head) &&
      PARTS.every((part) => this.stroke[part] === stroke[part])
    );
  }
}

const PARTS: readonly (keyof Stroke)[] = ['x', 'y', 'vx', 'vy', 'spin'];
