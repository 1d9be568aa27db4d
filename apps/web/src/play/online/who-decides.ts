import { deadline, dutyOf, type MatchState, type Player } from '@opencarrom/match';
import { BEGUN_WITHIN, CLAIM_WITHIN } from '@opencarrom/protocol';

/** What somebody at a board far away is waited for. */
export type DecisionKind = 'choose' | 'strike' | 'place' | 'fine' | 'demand' | 'claim' | 'rest';

/** Whose it is to decide something, and until when. */
export interface Awaited {
  readonly kind: DecisionKind;
  /** Any one of them. */
  readonly by: readonly Player[];
  /** A moment of the match; null: as long as they like. */
  readonly until: number | null;
}

/** Null: it is nobody's but the server's, or the match is over. */
export function whoDecides(state: MatchState, isComputer: (player: Player) => boolean): Awaited | null {
  const { clock } = state;
  const duty = dutyOf(state);
  if (!duty) return null;
  const people = duty.by.filter((actor) => actor !== 'umpire');
  const until = clock && deadline(clock);
  // While the server or a computer is about to go on, only a claim can come before it.
  if (duty.claimants.length > 0 && people.every(isComputer))
    return { kind: 'claim', by: duty.claimants, until: claimableUntil(state) };
  if (clock?.kind === 'rest') return { kind: 'rest', by: [], until };
  const { kind } = duty;
  if (people.length === 0 || kind === 'sit' || kind === 'toss' || kind === 'play' || kind === 'close')
    return null;
  return { kind, by: people, until: earlier(until, begunUntil(state)) };
}

/** The server waits so long for a claim. */
const claimableUntil = ({ latest, board }: MatchState): number =>
  Math.max(latest, board?.stillAt ?? 0) + CLAIM_WITHIN;

/** A match in which nobody has struck is called off after a while. */
function begunUntil({ lines, board, latest }: MatchState): number | null {
  return lines.length > 0 || (board?.strokes ?? 0) > 0 ? null : latest + BEGUN_WITHIN;
}

const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
