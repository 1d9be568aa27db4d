import { type Competitor, otherCompetitor } from '@opencarrom/laws';
import { overlooked } from '../evolve/unnoticed.js';
import type { Act } from '../log/command.js';
import { type Actor, competitorOf } from '../players.js';
import { competitorWith, type MatchState, phaseOf, unclaimedStroke } from '../state.js';

/** What an act rests on besides itself. Where that is another than it was, the act no longer is what it was. */
export interface Bearing {
  /** The number of the board it was done on, counting those played again. */
  readonly board: number;
  /** Whose it is, be it entered by the umpire; null: nobody's in particular. */
  readonly whose: Actor | Competitor | null;
  /** What it met: "Play", the turn, the men that wait, what was overlooked, the clock. */
  readonly met: string;
}

export type BearingChange = 'board' | 'player' | 'play' | 'turn' | 'dues' | 'overlooked';

export const bearingOf = (state: MatchState, act: Act): Bearing => ({
  board: BOARDLESS.includes(act.type) ? 0 : state.lines.length,
  whose: whoseIs(state, act),
  met: metBy(state, act),
});

/** What has changed for an act, the weightiest first; null: nothing. */
export function changeOf(act: Act, was: Bearing, now: Bearing): BearingChange | null {
  if (was.board !== now.board) return 'board';
  if (was.whose !== now.whose) return 'player';
  if (was.met === now.met) return null;
  if (act.type === 'strike' || act.type === 'observe') return 'play';
  if (act.type === 'deem') return 'overlooked';
  return PLACING.includes(act.type) ? 'dues' : 'turn';
}

/** A warning is a warning on whichever board it was given. */
const BOARDLESS: readonly Act['type'][] = ['warn', 'abandon'];

const PLACING: readonly Act['type'][] = ['place', 'forgo', 'no-room'];

function whoseIs(state: MatchState, { type }: Act): Bearing['whose'] {
  const { board, toss, first } = state;
  switch (type) {
    case 'strike':
    case 'observe':
    case 'pass':
      return board?.onTurn ?? null;
    case 'place':
    case 'forgo':
    case 'no-room':
      return board?.tasks[0]?.by ?? null;
    case 'fine':
      return board?.hearing?.onTurn ?? null;
    case 'claim': {
      const struck = unclaimedStroke(state)?.onTurn;
      return struck ? otherCompetitor(competitorOf(struck)) : null;
    }
    case 'demand': {
      const result = board?.ruling?.result;
      return board && result && 'winner' in result ? competitorWith(board, result.winner) : null;
    }
    case 'choose':
      return toss?.winner ?? null;
    case 'sit':
      return first && otherCompetitor(first);
    default:
      return null;
  }
}

function metBy(state: MatchState, act: Act): string {
  const { board, clock } = state;
  switch (act.type) {
    case 'strike':
    case 'observe':
      return board?.begun ? 'play' : '';
    case 'place':
    case 'forgo':
    case 'no-room': {
      // On a simulated board men are placed one by one, on a wooden one all that wait.
      const tasks = board?.men && act.type === 'place' ? board.tasks.slice(0, 1) : board?.tasks;
      return (tasks ?? []).map(({ piece, by }) => `${piece} by ${by}`).join(', ');
    }
    case 'call': {
      const first = act.beforeFirstStroke ?? board?.strokesThisTurn === 0;
      return board ? `${competitorOf(board.onTurn)} ${first ? 'before' : 'after'}` : '';
    }
    case 'deem': {
      const [one] = board ? overlooked(board, act, 'too-late') : [];
      return one ? `${one.what} of ${one.side} after stroke ${one.stroke}` : '';
    }
    case 'play':
      return phaseOf(state);
    case 'time':
      return clock ? `${clock.kind} of ${clock.of}` : '';
    default:
      return '';
  }
}
