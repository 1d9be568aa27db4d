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
  type VisibleMatch,
} from '@opencarrom/match';
import { type ControllerOf, personsOf } from './persons.js';
import { seatsFor } from './seating.js';

/** What happens without a person: the umpire's part, or a computer's turn to think. */
export type Automatic =
  | { readonly by: Actor; readonly act: Act }
  | { readonly player: Player; readonly level: number };

/** What the people at the device have said beforehand. */
export interface Said {
  /** Nobody claims what could still be claimed. */
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
  const claimant = claimantOf(state, computers, persons);
  if (claimant) return { by: claimant, act: { type: 'claim' } };
  // With its next act a computer would take the claim away: it waits until the others have said what they want.
  if (!noClaim && mayClaim(state, persons)) return null;
  return dutyOfNobody(state, computers, controllerOf, seat);
}

/**
 * The match as a computer is asked about it: claims are settled before it is asked, its own and those a person let go,
 * and so there is none left for it to make.
 */
export function claimsSettled(match: VisibleMatch): VisibleMatch {
  const { board } = match;
  if (!board || unclaimedStroke(match) === null || phaseOf(match as MatchState) === 'fine') return match;
  return { ...match, board: { ...board, hearing: null, unclaimed: null } };
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
  const think = (player: Player | undefined | null): Automatic | null => {
    const controller = player ? controllerOf(player) : null;
    return player && controller?.kind === 'computer' ? { player, level: controller.level } : null;
  };
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
      return closing(state, computers);
    default:
      return null;
  }
}

const mayClaim = (state: MatchState, players: readonly Player[]): boolean => {
  const struck = unclaimedStroke(state)?.onTurn;
  return struck !== undefined && players.some((player) => competitorOf(player) !== competitorOf(struck));
};

/** The computer claims whatever may be claimed, unless a person is its partner: then it is theirs to say. */
function claimantOf(
  state: MatchState,
  computers: readonly Player[],
  persons: readonly Player[],
): Player | null {
  const struck = state.board?.hearing?.onTurn;
  if (!struck || !isClaimable(state) || mayClaim(state, persons)) return null;
  return computers.find((player) => competitorOf(player) !== competitorOf(struck)) ?? null;
}

/** Additional points for a computer are demanded in full; a board nobody has anything more to say about closes. */
function closing(state: MatchState, computers: readonly Player[]): Automatic | null {
  const { board } = state;
  const result = board?.ruling?.result;
  if (!board || !result || !('winner' in result)) return null;
  const most = board.ruling?.rights.demand ?? 0;
  const winner = computers.find((player) => sideOfPlayer(board, player) === result.winner);
  if (most > 0) return winner ? { by: winner, act: { type: 'demand', points: most } } : null;
  return { by: 'umpire', act: { type: 'close' } };
}
