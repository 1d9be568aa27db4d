import type { Seat } from '@opencarrom/laws';
import {
  type Act,
  type Actor,
  competitorOf,
  isClaimable,
  type MatchState,
  type Player,
  phaseOf,
  playersOf,
  sideOfPlayer,
  unclaimedStroke,
} from '@opencarrom/match';
import { type ControllerOf, personsOf } from './persons.js';
import { seatsFor } from './seating.js';

/** What happens without a person: the umpire's part, or a computer's turn to think. */
export type Automatic = { readonly by: Actor; readonly act: Act } | Asked;

/** A computer that is asked what it does. */
export interface Asked {
  readonly player: Player;
  readonly level: number;
  /** Whether it claims: where that is settled, it is not its to say any more. */
  readonly claims: boolean;
}

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
  const computers = playersOf(state.head.discipline).filter(
    (player) => controllerOf(player).kind === 'computer',
  );
  const persons = personsOf(state, controllerOf);
  if (!noClaim) {
    const claimant = claimantOf(state, computers, persons);
    if (claimant) return asked(claimant, controllerOf, true);
    // With its next act a computer would take the claim away: it waits until the others have said what they want.
    if (mayClaim(state, persons)) return null;
  }
  return dutyOfNobody(state, computers, controllerOf, seat);
}

function asked(player: Player | undefined | null, controllerOf: ControllerOf, claims = false): Asked | null {
  const controller = player ? controllerOf(player) : null;
  return player && controller?.kind === 'computer' ? { player, level: controller.level, claims } : null;
}

/** Does a computer wait only because a person may still claim? */
export const waitsForClaim = (state: MatchState, controllerOf: ControllerOf): boolean =>
  isClaimable(state) &&
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
  computers: readonly Player[],
  controllerOf: ControllerOf,
  seat: Seat | undefined,
): Automatic | null {
  const { board } = state;
  const think = (player: Player | undefined | null): Asked | null => asked(player, controllerOf);
  switch (phaseOf(state)) {
    case 'choice':
      return think(computers.find((player) => competitorOf(player) === state.toss?.winner));
    case 'seating':
      return { by: 'umpire', act: { type: 'sit', seats: seatsFor(state.head.discipline, seat) } };
    case 'before-play':
      return { by: 'umpire', act: { type: 'play' } };
    case 'stroke':
      return think(board?.onTurn);
    case 'fine':
      return think(board?.hearing?.onTurn);
    case 'placing': {
      const placer = board?.tasks[0]?.by;
      return placer && placer !== 'umpire' ? think(placer) : null;
    }
    case 'closing':
      return closing(state, think);
    default:
      return null;
  }
}

const mayClaim = (state: MatchState, players: readonly Player[]): boolean => {
  const struck = unclaimedStroke(state)?.onTurn;
  return struck !== undefined && players.some((player) => competitorOf(player) !== competitorOf(struck));
};

/** The computer that may claim; where a person is its partner it is theirs to say. */
function claimantOf(
  state: MatchState,
  computers: readonly Player[],
  persons: readonly Player[],
): Player | null {
  const struck = unclaimedStroke(state)?.onTurn;
  if (!struck || mayClaim(state, persons)) return null;
  return computers.find((player) => competitorOf(player) !== competitorOf(struck)) ?? null;
}

/** Additional points are the winner's to demand; a board nobody has anything more to say about closes. */
function closing(state: MatchState, think: (player: Player | undefined) => Asked | null): Automatic | null {
  const { board } = state;
  const result = board?.ruling?.result;
  if (!board || !result || !('winner' in result)) return null;
  if ((board.ruling?.rights.demand ?? 0) === 0) return { by: 'umpire', act: { type: 'close' } };
  const winners = playersOf(state.head.discipline).filter(
    (player) => sideOfPlayer(board, player) === result.winner,
  );
  return winners.map(think).find((computer) => computer !== null) ?? null;
}
