import { clockAfter } from '../clock.js';
import type { Head } from '../head.js';
import type { Event } from '../log/event.js';
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
  };
  return { ...state, score: scoreOf(state) };
}

/** The match after an event. Events were decided before: nothing is judged here. */
export function evolve(state: MatchState, event: Event): MatchState {
  if (event.type === 'rewound') return rewound(state, event.to, event);
  const after = applied(state, event);
  const dated = {
    ...after,
    seq: event.seq,
    at: event.at,
    latest: Math.max(state.latest, event.at),
    past: state,
    last: event,
  };
  return { ...dated, clock: clockAfter(state, dated, event) };
}

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
  };
}

const isCorrecting = ({ last }: MatchState): boolean => last?.type === 'done' && last.act.type === 'correct';

function protestsAfter(state: MatchState, to: number): MatchState['protests'] {
  const { last } = state;
  const wrong = last?.type === 'done' && last.act.type === 'correct' && stateAfter(state, last.act.of);
  if (!wrong) return state.protests;
  return protestsThrough(state, wrong, (seq) => seq > to && stateAfter(state, seq) !== null);
}
