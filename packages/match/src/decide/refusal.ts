import type { ConductConcern } from '@opencarrom/laws';
import { bookFor } from '../head.js';
import type { MatchState } from '../state.js';

export type RefusalCode =
  | 'match-over'
  | 'stale'
  | 'from-the-past'
  | 'bad-command'
  | 'not-now'
  | 'not-yours'
  | 'out-of-turn'
  | 'wait-for-play'
  | 'stopped'
  | 'choose-first'
  | 'place-first'
  | 'board-closing'
  | 'not-on-this-board'
  | 'not-in-this-book'
  | 'bad-seating'
  | 'bad-striker-place'
  | 'bad-stroke'
  | 'bad-place'
  | 'impossible-facts'
  | 'unknown-law'
  | 'not-callable'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'nothing-to-claim'
  | 'nothing-to-forgo'
  | 'forgo-in-total'
  | 'too-much'
  | 'clock-running'
  | 'no-such-event'
  | 'no-such-protest'
  | 'does-not-fit';

/** Why a command changes nothing. */
export interface Refusal {
  readonly code: RefusalCode;
  /** In plain words. */
  readonly message: string;
  /** The laws that say so, where laws do. */
  readonly laws: readonly string[];
}

export const refuse = (code: RefusalCode, message: string, laws: readonly string[] = []): Refusal => ({
  code,
  message,
  laws,
});

/** Refused by a law of the match's book. */
export function refuseBy(
  state: MatchState,
  concern: ConductConcern,
  code: RefusalCode,
  message: string,
): Refusal {
  return refuse(code, message, bookFor(state.head).rules.conduct[concern]);
}

/** Thrown inside decide, caught at its door. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}
