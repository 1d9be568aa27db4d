import { type EventAct, type LoggedEvent, undoneLines } from '@opencarrom/tournament';
import { Problem } from '../http/problem.js';

/** How many events somebody may run that are not over. */
export const MOST_OPEN = { guest: 5, account: 50 } as const;
/** A federation's Swiss of eleven rounds has about a thousand. */
const MOST_LINES = 10_000;
const MOST_ENTRANTS = 2_000;
/** What was undone is played again from the first line each time: lines times undoings. */
const MOST_UNDOING = 2_000_000;

/** Refuses what would make an event larger than a server is made for. */
export function assertRoomFor({ happenings, state }: LoggedEvent, act: EventAct): void {
  if (happenings.length >= MOST_LINES)
    throw new Problem(413, 'too-large', `an event has at most ${MOST_LINES} lines`);
  if (act.type === 'enter' && state.participants.length + act.entries.length > MOST_ENTRANTS)
    throw new Problem(413, 'too-large', `an event has at most ${MOST_ENTRANTS} entrants`, 'body.act.entries');
}

/** The same of a log that is not read yet: reading it must not keep everybody else waiting. */
export function assertReadable(text: string): void {
  const lines = text.split('\n').length - 1;
  if (lines > MOST_LINES + 1)
    throw new Problem(
      413,
      'too-large',
      `an event has at most ${MOST_LINES} lines, not ${lines}`,
      'body.text',
    );
  const undoings = text.split('"type":"undo"').length - 1;
  if (lines * undoings > MOST_UNDOING)
    throw new Problem(413, 'too-large', `too much of this event was undone (${undoings} times)`, 'body.text');
}

export function assertSizeOf(logged: LoggedEvent): void {
  const { happenings, state } = logged;
  if (state.participants.length > MOST_ENTRANTS)
    throw new Problem(413, 'too-large', `an event has at most ${MOST_ENTRANTS} entrants`, 'body.text');
  if (happenings.length * undoneLines(happenings).size > MOST_UNDOING)
    throw new Problem(413, 'too-large', 'too much of this event was undone', 'body.text');
}
