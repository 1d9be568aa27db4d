import type { Act } from './command.js';
import type { DoneEvent, Event } from './event.js';

/** Does this act go back along the log? Whoever keeps only the state of a match reads its log for such an act. */
export const goesBack = (act: Act): boolean => {
  if (act.type === 'decide-protest') return act.upheld;
  return act.type === 'deem' ? act.matter === 'out-of-turn' : GOING_BACK.includes(act.type);
};

const GOING_BACK: readonly Act['type'][] = ['correct', 'undo', 'redo'];

/** The events that still count, the newest first, from this one on: a `rewound` goes on where the match went back to. */
export function* backAlong(events: readonly Event[], from = events.length): Generator<Event> {
  for (let event = events[from - 1]; event; event = events[before(event) - 1]) yield event;
}

/** Does the event with this number still count? The beginning, before the first, always does. */
export function isStanding(events: readonly Event[], seq: number): boolean {
  let at = events.length;
  for (let event = events[at - 1]; event && at > seq; event = events[at - 1]) at = before(event);
  return at === seq;
}

/** The events that still count, in their order, and with a going back the act that went back. */
export function standingIn(events: readonly Event[]): readonly Event[] {
  const standing: Event[] = [];
  for (const event of backAlong(events)) {
    standing.push(event);
    const cause = event.type === 'rewound' ? events[event.seq - 2] : undefined;
    if (cause?.type === 'done' && goesBack(cause.act)) standing.push(cause);
  }
  return standing.reverse();
}

/** The strokes that stand, in their order. */
export const strokesIn = (events: readonly Event[]): readonly DoneEvent[] =>
  standingIn(events).filter(isStroke);

export const isStroke = (event: Event): event is DoneEvent =>
  event.type === 'done' && (event.act.type === 'strike' || event.act.type === 'observe');

/** The number of the event that the match stood after before this one. */
const before = (event: Event): number => (event.type === 'rewound' ? event.to : event.seq - 1);
