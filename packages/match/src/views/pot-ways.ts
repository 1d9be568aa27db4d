import { PHYSICS_VERSION, simulate, WAYS_HOME, wayHome } from '@opencarrom/physics';
import { equipmentFor } from '../head.js';
import type { DoneEvent } from '../log/event.js';
import type { BoardInPlay, MatchState } from '../state.js';

/** How a man of one's own, or the queen, was pocketed. `other`: nobody knows, as on a wooden board. */
export const POT_WAYS = [...WAYS_HOME, 'break', 'other'] as const;
export type PotWay = (typeof POT_WAYS)[number];

/** The ways of all own men that a stroke pocketed, and of the queen. It is played once more, where something fell. */
export function potWays(
  before: MatchState & { readonly board: BoardInPlay },
  stroke: DoneEvent,
): readonly PotWay[] {
  const { board, head } = before;
  const own = board.table.turn;
  const { act, run, facts } = stroke;
  if (!facts) return [];
  const count = facts.pocketed[own] + Number(facts.pocketed.queen);
  const all = (way: PotWay): readonly PotWay[] => Array.from({ length: count }, () => way);
  if (count === 0 || !board.table.broken) return all('break');
  if (act.type !== 'strike' || !run || !board.men || head.physics !== PHYSICS_VERSION) return all('other');
  const equipment = equipmentFor(head);
  const outcome = simulate({ men: board.men }, act.stroke, equipment);
  if (outcome.hash !== run.hash) return all('other');
  return outcome.pocketed
    .filter(({ id }) => id === 'queen' || (id !== 'striker' && id.startsWith(own.slice(0, 1))))
    .map((fallen) => wayHome(outcome, fallen, act.stroke, equipment).way);
}
