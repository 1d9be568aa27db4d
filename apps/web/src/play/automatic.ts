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
} from '@opencarrom/match';
import type { Controller } from './controllers.js';

/** What happens without a person: the umpire's part, or a computer's turn to think. */
export type Automatic =
  | { readonly by: Actor; readonly act: Act }
  | { readonly player: Player; readonly level: number };

type ControllerOf = (player: Player) => Controller;

export function automaticDeed(state: MatchState, controllerOf: ControllerOf): Automatic | null {
  const { board } = state;
  const computers = playersOf(state.head.discipline).filter(
    (player) => controllerOf(player).kind === 'computer',
  );
  const think = (player: Player | undefined | null): Automatic | null => {
    const controller = player ? controllerOf(player) : null;
    return player && controller?.kind === 'computer' ? { player, level: controller.level } : null;
  };
  const claimant = claimantOf(state, computers);
  if (claimant) return { by: claimant, act: { type: 'claim' } };
  switch (phaseOf(state)) {
    case 'choice':
      return think(computers.find((player) => competitorOf(player) === state.toss?.winner));
    case 'seating':
      return { by: 'umpire', act: { type: 'sit', seats: seatsFor(state) } };
    case 'before-play':
      return board?.board === 1 && board.game === 1 && board.strokes === 0
        ? { by: 'umpire', act: { type: 'play' } }
        : null;
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

/** The computer claims whatever may be claimed. */
function claimantOf(state: MatchState, computers: readonly Player[]): Player | null {
  const struck = state.board?.hearing?.onTurn;
  if (!struck || !isClaimable(state)) return null;
  return computers.find((player) => competitorOf(player) !== competitorOf(struck)) ?? null;
}

/** On a screen, who sits where is no advantage: the first player looks from the south. */
const seatsFor = ({ head }: MatchState) =>
  head.discipline === 'singles'
    ? ({ A1: 'S', B1: 'N' } as const)
    : ({ A1: 'S', B1: 'E', A2: 'N', B2: 'W' } as const);

/** Additional points for a computer are demanded in full; a board nobody has anything to say about closes. */
function closing(state: MatchState, computers: readonly Player[]): Automatic | null {
  const { board } = state;
  const result = board?.ruling?.result;
  if (!board || !result || !('winner' in result)) return null;
  const most = board.ruling?.rights.demand ?? 0;
  const winner = computers.find((player) => sideOfPlayer(board, player) === result.winner);
  if (most > 0) return winner ? { by: winner, act: { type: 'demand', points: most } } : null;
  const struck = board.hearing?.onTurn;
  const personMayClaim = playersOf(state.head.discipline).some(
    (player) => struck && competitorOf(player) !== competitorOf(struck) && !computers.includes(player),
  );
  return isClaimable(state) && personMayClaim ? null : { by: 'umpire', act: { type: 'close' } };
}
