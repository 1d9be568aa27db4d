import { execute, levelOf, makeDice, tableFor } from '@opencarrom/ai';
import type { MatchState } from '@opencarrom/match';
import type { Stroke } from '@opencarrom/physics';

/** What the hand of a level makes of the stroke that a person means. Only this is struck, and written down. */
export function slipped(state: MatchState, meant: Stroke, level: number, seed: number): Stroke {
  const table = tableFor(state);
  const hand = levelOf(level)?.hand;
  return table && hand ? execute(table, meant, hand, makeDice(seed)) : meant;
}
