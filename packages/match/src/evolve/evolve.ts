import type { Head } from '../head.js';
import type { Event } from '../log/event.js';
import type { MatchState } from '../state.js';
import { backTo, type Past } from './back.js';
import { forward } from './forward.js';
import { scoreSheetOf } from './scored.js';

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
    help: {},
    warnings: [],
    protests: [],
    signatures: [],
    outcome: null,
    ground: null,
    setAt: 0,
    before: null,
    undone: null,
  };
  return { ...state, score: scoreSheetOf(state) };
}

/**
 * The match after an event. Events were decided before: nothing is judged here. The log so far is read only by
 * `rewound`, which goes back along it; a whole log is evolved by `replay`.
 */
export const evolve = (state: MatchState, event: Event, events: readonly Event[] = []): MatchState =>
  evolveFrom(pastIn(state, events), state, event);

/** The same, where the past is at hand. */
export const evolveFrom = (past: Past, state: MatchState, event: Event): MatchState =>
  event.type === 'rewound' ? backTo(state, event, past) : forward(state, event);

/** The past of a match as its log has it: read when it is asked for, and then evolved once. */
export function pastIn({ head, seq }: MatchState, log: readonly Event[]): Past {
  let states: readonly MatchState[] | null = null;
  return {
    get events() {
      if (log.length < seq)
        throw new Error(`going back needs all ${seq} events, but ${log.length} were given`);
      return log.slice(0, seq);
    },
    stateAfter(earlier) {
      states ??= statesOf(head, this.events);
      return states[earlier] as MatchState;
    },
  };
}

/** A log evolved event by event. Meanwhile every state is at hand, so that going back costs no more than going on. */
export class Replay implements Past {
  readonly events: Event[] = [];
  readonly states: MatchState[];

  constructor(head: Head) {
    this.states = [openMatch(head)];
  }

  get state(): MatchState {
    return this.states.at(-1) as MatchState;
  }

  stateAfter(seq: number): MatchState {
    return this.states[seq] as MatchState;
  }

  /** Throws where the event cannot follow. */
  add(event: Event): void {
    this.states.push(evolveFrom(this, this.state, event));
    this.events.push(event);
  }
}

/** Every state of a match: before its first event, after it, and so on to the last. */
export function statesOf(head: Head, events: readonly Event[]): readonly MatchState[] {
  const replaying = new Replay(head);
  for (const event of events) replaying.add(event);
  return replaying.states;
}

/** The match that a log comes to. */
export const replay = (head: Head, events: readonly Event[]): MatchState =>
  statesOf(head, events).at(-1) as MatchState;
