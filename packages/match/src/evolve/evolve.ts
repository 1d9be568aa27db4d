import { clockAfter } from '../clock.js';
import type { Head } from '../head.js';
import { commandOf, type Event } from '../log/event.js';
import type { MatchState } from '../state.js';
import { boardOver, boardSet, keptOwed, put, ruled } from './board.js';
import { done } from './done.js';
import { protestsThrough } from './protests.js';
import { scoreOf } from './scored.js';

/** A match before its toss. */
export function openMatch(head: Head): MatchState {
  const state: Omit<MatchState, 'score'> = {
    head,
    seq: 0,
    at: 0,
    latest: 0,
    toss: null,
    choice: null,
    first: null,
    firstBreaker: null,
    seats: null,
    trials: 0,
    tosses: {},
    lines: [],
    board: null,
    clock: null,
    warnings: [],
    protests: [],
    signatures: [],
    outcome: null,
    past: null,
    last: null,
    before: null,
    undone: null,
  };
  return { ...state, score: scoreOf(state) };
}

/** The match after an event. Events were decided before: nothing is judged here. */
export function evolve(state: MatchState, event: Event): MatchState {
  if (event.type === 'rewound') return backTo(state, event.to, event);
  const after = applied(state, event);
  const dated = {
    ...after,
    seq: event.seq,
    at: event.at,
    latest: Math.max(state.latest, event.at),
    past: state,
    last: event,
    ...(isNewAct(event) ? { before: state, undone: null } : {}),
  };
  return { ...dated, clock: clockAfter(state, dated, event) };
}

/** An act of its own, that can be taken back: neither what follows from another, nor the taking back itself. */
const isNewAct = (event: Event): boolean => {
  const type = commandOf(event)?.act.type;
  return type !== undefined && type !== 'undo' && type !== 'redo';
};

function applied(state: MatchState, event: Event): MatchState {
  switch (event.type) {
    case 'done':
      return done(state, event);
    case 'board-set':
      return boardSet(state, event);
    case 'ruling':
      return ruled(state, event.ruling);
    case 'put':
      return put(state, event);
    case 'kept-owed':
      return keptOwed(state, event.side, event.count, event.count);
    case 'forfeited':
      return keptOwed(state, event.side, event.count, 0);
    case 'board-over':
      return boardOver(state, event);
    case 'match-over':
      return { ...state, board: null, outcome: { winner: event.winner, how: event.how } };
    case 'rewound':
      return state;
  }
}

/** The state right after an event that still counts. */
export function stateAfter(state: MatchState, seq: number): MatchState | null {
  let found: MatchState | null = state;
  while (found && found.seq > seq) found = found.past;
  return found && found.seq === seq ? found : null;
}

function backTo(state: MatchState, to: number, event: Event): MatchState {
  const type = state.last?.type === 'done' ? state.last.act.type : null;
  if (type === 'undo') return turned(state, state.before, to, event, state.past);
  if (type === 'redo') return turned(state, state.undone, to, event, state.undone?.undone ?? null);
  return rewound(state, to, event);
}

/** Taken back, or done again: all is as it was then, but for the calendar, and a running clock starts anew. */
function turned(
  { latest }: MatchState,
  then: MatchState | null,
  to: number,
  event: Event,
  undone: MatchState | null,
): MatchState {
  if (then?.seq !== to) throw new Error(`event ${to} is not where this goes`);
  const { clock } = then;
  return {
    ...then,
    clock: clock && { ...clock, since: Math.max(clock.since, event.at) },
    seq: event.seq,
    at: event.at,
    latest,
    past: then,
    last: event,
    undone,
  };
}

/**
 * Back to how things stood after an event; numbers and the calendar go on, protests stay on record. So do
 * warnings, but for a correction, which does again what came later. Going on from the last event means going
 * on from now: the clock starts anew.
 */
function rewound(state: MatchState, to: number, event: Event): MatchState {
  const then = stateAfter(state, to);
  if (!then) throw new Error(`event ${to} is not in this match`);
  const { clock } = then;
  return {
    ...then,
    protests: protestsAfter(state, to),
    warnings: isCorrecting(state) ? then.warnings : state.warnings,
    clock: clock && to === state.seq ? { ...clock, since: Math.max(clock.since, event.at) } : clock,
    seq: event.seq,
    at: event.at,
    latest: state.latest,
    past: then,
    last: event,
    before: state.before,
    undone: state.undone,
  };
}

const isCorrecting = ({ last }: MatchState): boolean => last?.type === 'done' && last.act.type === 'correct';

function protestsAfter(state: MatchState, to: number): MatchState['protests'] {
  const { last } = state;
  const wrong = last?.type === 'done' && last.act.type === 'correct' && stateAfter(state, last.act.of);
  if (!wrong) return state.protests;
  return protestsThrough(state, wrong, (seq) => seq > to && stateAfter(state, seq) !== null);
}
