import type { ControllerOf } from '@opencarrom/host';
import type { Seat } from '@opencarrom/laws';
import {
  backAlong,
  type Event,
  guard,
  type LoggedMatch,
  type MatchState,
  type Player,
  phaseOf,
  playersOf,
  type Seats,
  seatOf,
} from '@opencarrom/match';
import type { Stroke } from '@opencarrom/physics';

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

/**
 * Is the person who breaks the first board waited for? Before the first "Play" they have not begun yet: a clock that
 * counts waits for a word. It is said once: play counts as begun from then on, and whoever lets the time for the break
 * run out has the next stroke to make in as much time again, like any other.
 */
export const isBreakerAwaited = (state: MatchState, controllerOf: ControllerOf): boolean =>
  phaseOf(state) === 'before-play' &&
  state.lines.length === 0 &&
  state.board !== null &&
  controllerOf(state.board.breaker).kind === 'person';

/** The event of the last stroke, or pass, that a person made. */
export function lastStrokeByPerson(
  { state, events }: LoggedMatch,
  controllerOf: ControllerOf,
): number | null {
  for (const event of backAlong(events, state.seq)) {
    if (event.type !== 'done' || event.by === 'umpire') continue;
    if (
      (event.act.type === 'strike' || event.act.type === 'pass') &&
      controllerOf(event.by).kind === 'person'
    )
      return event.seq;
  }
  return null;
}

/** A stroke that a computer made. */
export interface ComputedStroke {
  readonly player: Player;
  readonly level: number;
  readonly stroke: Stroke;
  /** From where it was made, and after which event. */
  readonly seat: Seat;
  readonly after: number;
}

/** The last stroke, where a computer made it, it was not taken back and nobody gave up since. */
export function lastStrokeByComputer(
  { state, events }: LoggedMatch,
  controllerOf: ControllerOf,
): ComputedStroke | null {
  for (const event of backAlong(events, state.seq)) {
    if (event.type === 'rewound') return null;
    if (event.type === 'done' && event.act.type === 'concede') return null;
    if (event.type !== 'done' || event.act.type !== 'strike' || event.by === 'umpire') continue;
    const controller = controllerOf(event.by);
    if (controller.kind === 'person') return null;
    const { by: player, act, seq } = event;
    const seats = seatsAt(events, seq);
    return (
      seats && {
        player,
        level: controller.level,
        stroke: act.stroke,
        seat: seatOf(seats, player),
        after: seq - 1,
      }
    );
  }
  return null;
}

/** Who sat where: by now the next board may be set up, and sides changed. */
function seatsAt(events: readonly Event[], seq: number): Seats | null {
  for (const event of backAlong(events, seq)) if (event.type === 'board-set') return event.seats;
  return null;
}
