import type { Event } from '../log/event.js';
import { isStanding } from '../log/standing.js';
import type { Clock, MatchState, Protest } from '../state.js';
import { protestsThrough } from './protests.js';

type Rewound = Extract<Event, { type: 'rewound' }>;

/** What has happened so far, and how the match stood after each event of it. */
export interface Past {
  readonly events: readonly Event[];
  stateAfter(seq: number): MatchState;
}

/** The match as it stood after an earlier event, by the act that took it back there. */
export function backTo(state: MatchState, event: Rewound, past: Past): MatchState {
  const last = past.events.at(-1);
  const act = last?.type === 'done' ? last.act : null;
  if (act?.type === 'undo') return turned(state, state.before, event, past, state.seq - 1);
  if (act?.type === 'redo') return turned(state, state.undone, event, past);
  const corrected = act?.type === 'correct' || act?.type === 'deem' ? (act.of ?? null) : null;
  return rewound(state, event, past, corrected);
}

/** Taken back, or done again: all is as it was then, but for the calendar and help taken; a running clock starts anew. */
function turned(
  { latest, help }: MatchState,
  wanted: number | null,
  { to, seq, at }: Rewound,
  past: Past,
  undone?: number,
): MatchState {
  if (wanted !== to) throw new Error(`event ${to} is not where this goes`);
  const then = past.stateAfter(to);
  return { ...then, clock: fromNowOn(then.clock, at), seq, at, latest, help, undone: undone ?? then.undone };
}

/**
 * Back to how things stood after an event; numbers and the calendar go on, protests and help taken stay on record. So do
 * warnings, but for a correction, which does again what came later. Going on from the last event means going
 * on from now: the clock starts anew.
 */
function rewound(
  state: MatchState,
  { to, seq, at }: Rewound,
  past: Past,
  /** The number of the act that is set right. */
  corrected: number | null,
): MatchState {
  const { latest, before, undone, help } = state;
  if (to === state.seq) return { ...state, clock: fromNowOn(state.clock, at), seq, at };
  if (!isStanding(past.events, to)) throw new Error(`event ${to} is not in this match`);
  const then = past.stateAfter(to);
  const protests = corrected === null ? state.protests : protestsCorrected(state, to, past, corrected);
  const warnings = corrected === null ? state.warnings : then.warnings;
  return { ...then, protests, warnings, help, seq, at, latest, before, undone };
}

const fromNowOn = (clock: Clock | null, at: number): Clock | null =>
  clock && { ...clock, since: Math.max(clock.since, at) };

function protestsCorrected({ protests }: MatchState, to: number, past: Past, of: number): readonly Protest[] {
  const { events } = past;
  const wrong = isStanding(events, of) ? events[of - 1] : undefined;
  if (protests.length === 0 || !wrong) return protests;
  const act = wrong.type === 'done' ? wrong.act : null;
  return protestsThrough(protests, {
    taken: act?.type === 'protest' ? past.stateAfter(of).protests.at(-1)?.number : undefined,
    reopened: act?.type === 'decide-protest' ? act.protest : undefined,
    isUndone: (seq) => seq > to && isStanding(events, seq),
  });
}
