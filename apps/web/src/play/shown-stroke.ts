import { type Act, equipmentFor, type MatchState } from '@opencarrom/match';
import { type Outcome, simulate } from '@opencarrom/physics';

/** A stroke to be shown before anything else happens. */
export interface Shown {
  readonly men: NonNullable<NonNullable<MatchState['board']>['men']>;
  readonly outcome: Outcome & { readonly trace: NonNullable<Outcome['trace']> };
  /** The match before it: that is what is known until everything lies still. */
  readonly before: MatchState;
}

export function strokeShown(before: MatchState, act: Extract<Act, { type: 'strike' }>): Shown | null {
  const men = before.board?.men;
  if (!men) return null;
  const outcome = simulate({ men }, act.stroke, equipmentFor(before.head), { trace: true });
  return outcome.trace ? { men, outcome: { ...outcome, trace: outcome.trace }, before } : null;
}
