import type { Doing } from '../log/command.js';
import type { DoneEvent } from '../log/event.js';
import type { MatchState, Protest } from '../state.js';

/** Its board will be set up again by the correction that is under way. */
const TO_BE_SET = 0;

export function protested(state: MatchState, event: DoneEvent, facts: string): MatchState {
  const { board, lines, protests } = state;
  const line = lines.at(-1);
  const at = board ?? { game: line?.game ?? 1, board: line?.board ?? 1, setAt: state.setAt };
  const number = (protests.at(-1)?.number ?? 0) + 1;
  const lodged = { number, by: event.by, facts, game: at.game, board: at.board, setAt: at.setAt };
  return { ...state, protests: [...protests, { ...lodged, upheld: null, decision: null }] };
}

export function protestDecided(state: MatchState, act: Doing<'decide-protest'>): MatchState {
  const protests = state.protests.map((protest) =>
    protest.number === act.protest ? { ...protest, upheld: act.upheld, decision: act.decision } : protest,
  );
  return { ...state, protests };
}

/** The protest that was never lodged, or not decided so; and whether the event that set up a board no longer counts. */
interface Unsettled {
  readonly taken: number | undefined;
  readonly reopened: number | undefined;
  readonly isUndone: (seq: number) => boolean;
}

/**
 * Protests stay on record through a correction, which does not lodge or decide them again: unless it is about
 * one. Those of boards that will be set up again wait for that.
 */
export function protestsThrough(
  protests: readonly Protest[],
  { taken, reopened, isUndone }: Unsettled,
): readonly Protest[] {
  return protests
    .filter(({ number }) => number !== taken)
    .map((protest) => ({
      ...protest,
      ...(protest.number === reopened ? { upheld: null, decision: null } : {}),
      setAt: isUndone(protest.setAt) ? TO_BE_SET : protest.setAt,
    }));
}

/** A board is set up again that protests were lodged in. */
export function protestsAtSetting(
  protests: readonly Protest[],
  game: number,
  board: number,
  seq: number,
): readonly Protest[] {
  const isIts = (protest: Protest) =>
    protest.setAt === TO_BE_SET && protest.game === game && protest.board === board;
  return protests.map((protest) => (isIts(protest) ? { ...protest, setAt: seq } : protest));
}
