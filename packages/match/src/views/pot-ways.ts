import {
  type ManId,
  type Outcome,
  PHYSICS_VERSION,
  type Pocketed,
  pocketAt,
  simulate,
  WAYS_HOME,
  wayHome,
} from '@opencarrom/physics';
import { equipmentFor } from '../head.js';
import type { DoneEvent } from '../log/event.js';
import type { BoardInPlay, MatchState } from '../state.js';
import { type SeenPocket, seenPocket } from './seen-pocket.js';

/** How a man of one's own, or the queen, was pocketed. `other`: nobody knows, as on a wooden board. */
export const POT_WAYS = [...WAYS_HOME, 'break', 'other'] as const;
export type PotWay = (typeof POT_WAYS)[number];

/** A man of one's own, or the queen, that a stroke pocketed. */
export interface Pot {
  readonly way: PotWay;
  /** Which it was, into which pocket as the player sees it, and how far off it had lain, in metres; null: nobody knows. */
  readonly man: { readonly id: ManId; readonly pocket: SeenPocket; readonly distance: number } | null;
}

type OnBoard = MatchState & { readonly board: BoardInPlay };

/** All own men that a stroke pocketed, and the queen. It is played once more, where something fell. */
export function potsIn(before: OnBoard, stroke: DoneEvent): readonly Pot[] {
  const own = before.board.table.turn;
  const { facts } = stroke;
  if (!facts) return [];
  const count = facts.pocketed[own] + Number(facts.pocketed.queen);
  const outcome = count > 0 ? playedAgain(before, stroke) : null;
  const isBreak = !before.board.table.broken;
  if (!outcome) return Array.from({ length: count }, () => ({ way: isBreak ? 'break' : 'other', man: null }));
  return outcome.pocketed
    .filter(({ id }) => id === 'queen' || (id !== 'striker' && id.startsWith(own.slice(0, 1))))
    .map((fallen) => potOf(before, stroke, outcome, fallen, isBreak));
}

/** The ways alone. */
export const potWays = (before: OnBoard, stroke: DoneEvent): readonly PotWay[] =>
  potsIn(before, stroke).map(({ way }) => way);

/** What the physics of today makes of a stroke; null where it was not played by it. */
function playedAgain({ board, head }: OnBoard, { act, run }: DoneEvent): Outcome | null {
  if (act.type !== 'strike' || !run || !board.men || head.physics !== PHYSICS_VERSION) return null;
  const outcome = simulate({ men: board.men }, act.stroke, equipmentFor(head));
  return outcome.hash === run.hash ? outcome : null;
}

function potOf(
  { board, seats, head }: OnBoard,
  { act }: DoneEvent,
  outcome: Outcome,
  fallen: Pocketed,
  isBreak: boolean,
): Pot {
  const equipment = equipmentFor(head);
  const stroke = act.type === 'strike' ? act.stroke : { vx: 0, vy: 0 };
  const way = isBreak ? 'break' : wayHome(outcome, fallen, stroke, equipment).way;
  const { id, pocket } = fallen;
  const lay = board.men?.find((man) => man.id === id);
  const seat = seats?.[board.onTurn];
  if (id === 'striker' || !lay || !seat) return { way, man: null };
  const corner = pocketAt(equipment);
  const dx = lay.x - (pocket.includes('E') ? corner : -corner);
  const dy = lay.y - (pocket.includes('N') ? corner : -corner);
  return { way, man: { id, pocket: seenPocket(seat, pocket), distance: Math.sqrt(dx * dx + dy * dy) } };
}
