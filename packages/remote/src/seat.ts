import { type Act, type Actor, decide, type MatchState, type Player, type Refusal } from '@opencarrom/match';
import { isSeatActType, type No, type SeatAct } from '@opencarrom/protocol';
import type { Pending } from './ledger.js';
import type { Declined } from './onlooker.js';

/** Why this cannot be done from the seat one has: it is another's, nobody's, or not a seat's to do. */
export function notForSeat(you: Player | null, by: Actor, act: Act): Refusal | null {
  const laws: readonly string[] = [];
  if (you === null || by !== you) return { code: 'not-yours', about: { why: 'for-player' }, laws };
  return isSeatActType(act.type) ? null : { code: 'not-yours', about: { why: 'for-umpire' }, laws };
}

/**
 * An act as it goes over the socket: numbers as JSON has them, so that the server computes with the same, and without
 * words of one's own, which stay out of a match's log.
 */
export function forSocket(act: Act): SeatAct {
  const { reason: _, ...said } = JSON.parse(JSON.stringify(act)) as SeatAct & { reason?: string };
  return said;
}

/** What the server refused, with the reason as the match itself has it, where it finds the same. */
export function declinedBy(
  no: No,
  { id, act, after }: Pending,
  state: MatchState,
  by: Player | null,
): Declined {
  const { code, message, laws = [] } = no;
  const decision =
    by && decide(state, { by, at: Math.max(state.latest, state.board?.stillAt ?? 0), act, after });
  const found = decision && 'refusal' in decision && decision.refusal.code === code ? decision.refusal : null;
  return { id, act, after, code, message, laws, refusal: found };
}
