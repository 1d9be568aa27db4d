import type { DoneEvent, Event } from '../log/event.js';
import { backAlong } from '../log/standing.js';

/** The acts that still count, from this event on. */
export function actsSince(events: readonly Event[], seq: number): readonly DoneEvent[] {
  const acts: DoneEvent[] = [];
  for (const event of backAlong(events)) {
    if (event.seq < seq) break;
    if (event.type === 'done' && !event.auto) acts.push(event);
  }
  return acts.reverse();
}

/** The acts that are done again when this one is corrected. */
export const actsAfter = (events: readonly Event[], of: number): readonly DoneEvent[] =>
  actsSince(events, of + 1).filter(isDoneAgain);

/** Protests and help taken stay on record as they are; and who signed the sheet before signs it anew. */
const isDoneAgain = ({ act }: DoneEvent): boolean =>
  !['protest', 'decide-protest', 'sign', 'help'].includes(act.type);

/** Was this stroke allowed though another was on turn? The event before it says so. */
export const isOutOfTurn = (events: readonly Event[], { seq }: DoneEvent): boolean =>
  events[seq - 2]?.type === 'out-of-turn';
