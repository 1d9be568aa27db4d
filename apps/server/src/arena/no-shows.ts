import type { EventAct } from '@opencarrom/tournament';
import { type Fixture, isThere } from './fixtures.js';

/** After a match that was broken off before its first stroke they have so many milliseconds to come again. */
const AGAIN_WITHIN = 3 * 60_000;

export interface Waited {
  /** Who has come. */
  readonly here: ReadonlySet<string>;
  /** A match on the screen is under way. */
  readonly isPlayed: boolean;
  /** When the last one was broken off. */
  readonly brokenOffAt: number | null;
}

/** Who did not come in time has lost; where nobody came, nobody has it. */
export function noShowIn({ match, accounts, until }: Fixture, waited: Waited, now: number): EventAct | null {
  const late = Math.max(until, (waited.brokenOffAt ?? 0) + AGAIN_WITHIN);
  if (waited.isPlayed || now < late) return null;
  // Of a pair both have to come.
  const [a, b] = accounts.map((side) => isThere(side, waited.here));
  // Both sides are there: the match is about to be made.
  if (a && b) return null;
  const against = a ? 'b' : b ? 'a' : 'both';
  return { type: 'walk-over', match: match.number, against, reason: 'did not come' };
}
