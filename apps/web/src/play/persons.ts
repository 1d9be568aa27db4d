import { guard, type MatchState, type Player, phaseOf, playersOf } from '@opencarrom/match';
import type { Stroke } from '@opencarrom/physics';
import type { Controller } from '../store/controllers.js';

export type ControllerOf = (player: Player) => Controller;

/** The players whom a person at this device moves. */
export const personsOf = (
  { head }: Pick<MatchState, 'head'>,
  controllerOf: ControllerOf,
): readonly Player[] => playersOf(head.discipline).filter((player) => controllerOf(player).kind === 'person');

const personOnTurn = (state: MatchState, controllerOf: ControllerOf): Player | null => {
  const onTurn = state.board?.onTurn;
  return onTurn && controllerOf(onTurn).kind === 'person' ? onTurn : null;
};

/** Who gives up when somebody at the device does: the person on turn; on a computer's turn the person who waits. */
export const whoGivesUp = (state: MatchState, controllerOf: ControllerOf): Player | null =>
  personOnTurn(state, controllerOf) ?? personsOf(state, controllerOf)[0] ?? null;

/** Who may pass now: a turn is only passed by the one whose it is. */
export function whoMayPass(state: MatchState, controllerOf: ControllerOf): Player | null {
  const player = personOnTurn(state, controllerOf);
  return player && guard(state, player, 'pass') === null ? player : null;
}

const personPlacing = (state: MatchState, controllerOf: ControllerOf): Player | null => {
  const placer = phaseOf(state) === 'placing' ? state.board?.tasks[0]?.by : undefined;
  return placer && placer !== 'umpire' && controllerOf(placer).kind === 'person' ? placer : null;
};

/**
 * Nearest to whom the board is shown: the person who places or is on turn, or the one who waits; it never turns to a
 * computer.
 */
export const nearestPlayer = (state: MatchState, controllerOf: ControllerOf): Player =>
  personPlacing(state, controllerOf) ?? whoGivesUp(state, controllerOf) ?? 'A1';

/** The event of the last stroke, or pass, that a person made. */
export function lastStrokeByPerson(state: MatchState, controllerOf: ControllerOf): number | null {
  for (let at: MatchState | null = state; at; at = at.past) {
    const { last } = at;
    if (last?.type !== 'done' || last.by === 'umpire') continue;
    if ((last.act.type === 'strike' || last.act.type === 'pass') && controllerOf(last.by).kind === 'person')
      return at.seq;
  }
  return null;
}

/** A stroke that a computer made, and the match before it. */
export interface ComputedStroke {
  readonly player: Player;
  readonly level: number;
  readonly stroke: Stroke;
  readonly before: MatchState;
}

/** The last stroke, where a computer made it, it was not taken back and nobody gave up since. */
export function lastStrokeByComputer(state: MatchState, controllerOf: ControllerOf): ComputedStroke | null {
  for (let at: MatchState | null = state; at?.last; at = at.past) {
    const { last, past } = at;
    if (last.type === 'rewound') return null;
    if (last.type === 'done' && last.act.type === 'concede') return null;
    if (last.type !== 'done' || last.act.type !== 'strike' || last.by === 'umpire' || !past) continue;
    const controller = controllerOf(last.by);
    if (controller.kind === 'person') return null;
    return { player: last.by, level: controller.level, stroke: last.act.stroke, before: past };
  }
  return null;
}
