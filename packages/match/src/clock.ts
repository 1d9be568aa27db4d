import { restBefore } from '@opencarrom/laws';
import { bookFor, formatFor } from './head.js';
import type { Event } from './log/event.js';
import { type Clock, type MatchState, phaseOf } from './state.js';

type Wanted = Omit<Clock, 'since'>;

export const deadline = ({ since, seconds }: Clock): number => since + seconds * 1000;

export const hasRunOut = (clock: Clock, at: number): boolean => at > deadline(clock);

/** The clock after an event: the same one running on, or another one. */
export function clockAfter(earlier: MatchState, state: MatchState, event: Event): Clock | null {
  const wanted = wantedClock(state);
  if (!wanted) return null;
  const appeal = earlier.board?.appeal;
  if (appeal?.clock && !state.board?.appeal) return goingOn(appeal.clock, appeal.at, event.at);
  const before = earlier.clock;
  if (before && before.kind === wanted.kind && before.of === wanted.of && !startsAnew(event, wanted))
    return before;
  return { ...wanted, since: Math.max(event.at, state.board?.stillAt ?? 0) };
}

/** After an appeal the clock goes on with the time that was left; one that was still to start starts no earlier. */
function goingOn(clock: Clock, stopped: number, at: number): Clock {
  return { ...clock, since: Math.max(at, clock.since) - Math.max(stopped - clock.since, 0) };
}

function startsAnew(event: Event, { kind }: Wanted): boolean {
  if (kind === 'rest') return event.type === 'board-set';
  if (event.type === 'done') return ['play', 'deem', 'recount'].includes(event.act.type);
  return event.type === 'ruling' || event.type === 'board-set';
}

/** Which clock the laws want to run now. */
function wantedClock(state: MatchState): Wanted | null {
  const { board, head } = state;
  if (head.clocks === 'none' || !board) return null;
  const { clocks } = bookFor(head).rules;
  const place = { seconds: clocks.place.is, laws: clocks.place.laws };
  const strike = { seconds: clocks.strike.is, laws: clocks.strike.laws };
  switch (phaseOf(state)) {
    case 'before-play':
      return restClock(state);
    case 'stroke':
      return { kind: board.table.broken ? 'strike' : 'break', of: board.onTurn, ...strike };
    case 'placing':
      return { kind: 'place', of: board.tasks[0]?.by ?? null, ...place };
    case 'fine':
      return { kind: 'choice', of: board.hearing?.onTurn ?? null, ...place };
    case 'closing':
      return { kind: 'choice', of: null, ...place };
    default:
      return null;
  }
}

/** A rest before a board; before one that is only played again there is none. */
function restClock({ head, score, lines }: MatchState): Wanted | null {
  if (!score.next || lines.at(-1)?.how === 'replay') return null;
  const book = bookFor(head);
  const next = { ...score.next, changeSides: score.next.changeSides && head.changeSides };
  const seconds = restBefore(book, formatFor(head), next);
  if (seconds === 0) return null;
  const { interval, changeSides } = book.rules.clocks;
  return {
    kind: 'rest',
    of: null,
    seconds,
    laws: seconds === interval.is ? interval.laws : changeSides.laws,
  };
}
