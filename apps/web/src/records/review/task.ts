import type { Event, Head } from '@opencarrom/match';
import type { Review, ReviewedStroke, ReviewHand } from '@opencarrom/review';

/** What a review is asked for. */
export interface ReviewTask {
  /** What the device keeps the game as. */
  readonly game: string;
  readonly head: Head;
  readonly events: readonly Event[];
  /** Whose hand the strokes are judged by; left out: one as steady as the pots of the record. */
  readonly level?: number | undefined;
}

/** What is heard of it. */
export type ReviewNews =
  | { readonly type: 'begun'; readonly hand: ReviewHand }
  | { readonly type: 'judged'; readonly strokes: readonly ReviewedStroke[]; readonly share: number }
  | { readonly type: 'done'; readonly review: Review }
  | { readonly type: 'failed'; readonly message: string };
