import type { Act, Actor, Event, MatchState, Refusal } from '@opencarrom/match';

/** What somebody wants to do. When it was done is the host's to say, unless it is said. */
export interface Wish {
  readonly by: Actor;
  readonly act: Act;
  readonly at?: number;
  /** The last event its giver had seen. */
  readonly after?: number;
}

/** `elsewhere`: another was first, and the match stands as the log has it. `failed`: the log did not take it. */
export type Kept = 'kept' | 'elsewhere' | 'failed';

/** What came of a wish: at once in memory, and later in the log. Whoever promises something waits for `kept`. */
export type Answer =
  | { readonly refusal: Refusal }
  | { readonly events: readonly Event[]; readonly state: MatchState; readonly kept: Promise<Kept> };
