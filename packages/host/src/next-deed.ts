import type { Competitor } from '@opencarrom/laws';
import {
  type Act,
  type Actor,
  type Duty,
  dutyOf,
  type MatchState,
  type Seats,
  takingTheBreak,
} from '@opencarrom/match';
import type { ComputerTurn, ControllerOf } from './ports.js';

/** What happens without a person: the umpire's part, or a computer's turn to think. */
export type NextDeed =
  | { readonly kind: 'toss' }
  | { readonly kind: 'act'; readonly by: Actor; readonly act: Act }
  | { readonly kind: 'think'; readonly turn: ComputerTurn };

/** What a match goes on with. */
export interface Next {
  readonly deed: NextDeed | null;
  /** Is there a deed, and it only waits because a person may still claim? */
  readonly awaitsClaim: boolean;
}

export interface Agreed {
  readonly controllerOf: ControllerOf;
  /** Where all sit down; null: it is left to those who have the choice. */
  readonly seats: Seats | null;
  /** Who breaks the first board, where that is settled beforehand; else it is left to the toss. */
  readonly breaks?: Competitor | null;
  /** Is there a coin to toss, or does somebody do it by hand? */
  readonly hasCoin: boolean;
  /** Whoever could still claim has left it. */
  readonly noClaim: boolean;
}

const NOTHING: Next = { deed: null, awaitsClaim: false };

/** What goes on by itself now, without a choice of anybody's who is a person. */
export function nextDeed(state: MatchState, agreed: Agreed): Next {
  const duty = dutyOf(state);
  if (!duty) return NOTHING;
  const settled = settledBreak(state, agreed);
  if (settled) return { deed: { kind: 'act', by: 'umpire', act: settled }, awaitsClaim: false };
  const { claimants } = duty;
  if (agreed.noClaim || claimants.length === 0) return { deed: deedOf(duty, agreed), awaitsClaim: false };
  // A next deed would take the claim away: it waits until the others have said what they want. Where a person is a
  // computer's partner the claim is theirs to make.
  if (claimants.some((player) => agreed.controllerOf(player).kind === 'person'))
    return { deed: null, awaitsClaim: deedOf(duty, agreed) !== null };
  return { deed: thoughtOf(claimants, agreed, true), awaitsClaim: false };
}

/** The toss is theirs who break, and the break is taken for them. */
function settledBreak({ head, toss, first }: MatchState, { breaks }: Agreed): Act | null {
  if (!breaks || first !== null) return null;
  if (toss === null) return { type: 'toss', winner: breaks };
  return toss.winner === breaks ? { type: 'choose', take: takingTheBreak(head) } : null;
}

function deedOf({ kind, by }: Duty, agreed: Agreed): NextDeed | null {
  switch (kind) {
    case 'toss':
      return agreed.hasCoin ? { kind } : null;
    case 'sit':
      return agreed.seats
        ? { kind: 'act', by: 'umpire', act: { type: 'sit', seats: agreed.seats } }
        : thoughtOf(by, agreed, false);
    case 'play':
    case 'close':
      return { kind: 'act', by: 'umpire', act: { type: kind } };
    default:
      return thoughtOf(by, agreed, false);
  }
}

/** The first of these whom a computer moves is asked. */
function thoughtOf(actors: readonly Actor[], { controllerOf }: Agreed, claims: boolean): NextDeed | null {
  for (const player of actors) {
    const controller = player === 'umpire' ? null : controllerOf(player);
    if (player !== 'umpire' && controller?.kind === 'computer')
      return { kind: 'think', turn: { player, level: controller.level, claims } };
  }
  return null;
}
