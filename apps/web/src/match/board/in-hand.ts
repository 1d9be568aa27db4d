import type { Aid, Aiming, AimReading, AimState, PlaceReading } from '@opencarrom/board';
import type { BookId, Side } from '@opencarrom/laws';
import type { PlaceFault } from '@opencarrom/match';
import type { ManId, Stroke } from '@opencarrom/physics';

/** What the person at the board is doing with their hand. */
export interface AimingHand {
  readonly state: AimState;
  readonly reading: AimReading;
}

/** A man in the hand, where it is, and what says that it may not lie there. */
export interface DueInHand {
  readonly id: ManId;
  readonly piece: Side;
  readonly at: PlaceReading;
  /** Its number among those to be placed one after another. */
  readonly number: number;
  readonly of: number;
  readonly fault: PlaceFault | null;
  readonly laws: readonly string[];
  readonly book: BookId;
}

/** What helps, and what it does next. */
export interface HelpInHand {
  readonly name: string;
  readonly act: () => void;
  readonly may: boolean;
}

/** A board that a person's hand is at, whatever is played on it. */
export interface BoardInHand {
  readonly hand: AimingHand | null;
  /** The man that is to be placed. */
  readonly due: DueInHand | null;
  /** How much is drawn of the way a stroke will go. */
  readonly aid: Aid;
  dispatch(action: Parameters<Aiming['dispatch']>[0]): void;
  /** Shows a stroke as if it were aimed; the person strikes. */
  propose(stroke: Stroke): void;
  putDown(): void;
  /** Enough is seen of the stroke being shown. */
  skip(): void;
}
