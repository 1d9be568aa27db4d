import type { Seat } from '@opencarrom/laws';
import { type Act, type Actor, type Duty, dutyOf, type MatchState, phaseOf } from '@opencarrom/match';
import type { Asked } from '../match/thinking/thinker.js';
import type { ControllerOf } from './persons.js';
import { seatsFor } from './seating.js';

/** What happens without a person: the umpire's part, or a computer's turn to think. */
export type Automatic = { readonly by: Actor; readonly act: Act } | Asked;

/** What the people at the device have said beforehand. */
export interface Said {
  /** Whoever could still claim leaves it. */
  readonly noClaim?: boolean;
  /** Where the first player sits. */
  readonly seat?: Seat | undefined;
}

export function automaticDeed(
  state: MatchState,
  controllerOf: ControllerOf,
  { noClaim = false, seat }: Said = {},
): Automatic | null {
  const duty = dutyOf(state);
  if (!duty) return null;
  const { claimants } = duty;
  if (noClaim || claimants.length === 0) return dutyOfNobody(state, duty, controllerOf, seat);
  // With its next act a computer would take the claim away: it waits until the others have said what they want. Where
  // a person is its partner the claim is theirs to make.
  if (claimants.some((player) => controllerOf(player).kind === 'person')) return null;
  return askedOf(claimants, controllerOf, true);
}

/** The first of these whom a computer moves. */
function askedOf(actors: readonly Actor[], controllerOf: ControllerOf, claims = false): Asked | null {
  for (const player of actors) {
    const controller = player === 'umpire' ? null : controllerOf(player);
    if (player !== 'umpire' && controller?.kind === 'computer')
      return { player, level: controller.level, claims };
  }
  return null;
}

/** Does a computer wait only because a person may still claim? */
export const waitsForClaim = (state: MatchState, controllerOf: ControllerOf): boolean =>
  automaticDeed(state, controllerOf) === null &&
  automaticDeed(state, controllerOf, { noClaim: true }) !== null;

/**
 * Before the first "Play" a person who is to break has not begun yet: a clock that counts waits for a word. It is said
 * once: play counts as begun from then on, and whoever lets the time for the break run out has the next stroke to make
 * in as much time again, like any other.
 */
export const waitsForReady = (state: MatchState, controllerOf: ControllerOf): boolean =>
  phaseOf(state) === 'before-play' &&
  state.lines.length === 0 &&
  state.board !== null &&
  controllerOf(state.board.breaker).kind === 'person';

function dutyOfNobody(
  state: MatchState,
  { kind, by }: Duty,
  controllerOf: ControllerOf,
  seat: Seat | undefined,
): Automatic | null {
  switch (kind) {
    // Whoever is at the device tosses the coin.
    case 'toss':
      return null;
    case 'sit':
      return { by: 'umpire', act: { type: 'sit', seats: seatsFor(state.head.discipline, seat) } };
    case 'play':
    case 'close':
      return { by: 'umpire', act: { type: kind } };
    default:
      return askedOf(by, controllerOf);
  }
}
