import type { Doing } from '../log/command.js';
import type { DoneEvent } from '../log/event.js';
import type { MatchState, Protest } from '../state.js';

/** Its board will be set up again by the correction that is under way. */
const TO_BE_SET = 0;

export function protested(state: MatchState, event: DoneEvent, facts: string): MatchState {
  const { board, lines, protests } = state;
  const line = lines.at(-1);
  const at = board ?? { game: line?.game ?? 1, board: line?.board ?? 1, setAt: lastSetting(state) };
  const number = (protests.at(-1)?.number ?? 0) + 1;
  const lodged = { number, by: event.by, facts, game: at.game, board: at.board, setAt: at.setAt };
  return { ...state, protests: [...protests, { ...lodged, upheld: null, decision: null }] };
}

/** The event that set up the last board played. */
function lastSetting(state: MatchState): number {
  let at: MatchState | null = state;
  while (at && !at.board) at = at.past;
  return at?.board?.setAt ?? 0;
}

export function protestDecided(state: MatchState, act: Doing<'decide-protest'>): MatchState {
  const protests = state.protests.map((protest) =>
    protest.number === act.protest ? { ...protest, upheld: act.upheld, decision: act.decision } : protest,
  );
  return { ...state, protests };
}

/**
 * Protests stay on record through a correction, which does not lodge or decide them again: unless it is about
 * one. Those of boards that will be set up again wait for that.
 */
export function protestsThrough(
  { protests }: MatchState,
  wrong: MatchState,
  isUndone: (seq: number) => boolean,
): readonly Protest[] {
  const act = wrong.last?.type === 'done' ? wrong.last.act : null;
  const taken = act?.type === 'protest' ? wrong.protests.at(-1)?.number : undefined;
  const reopened = act?.type === 'decide-protest' ? act.protest : undefined;
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
