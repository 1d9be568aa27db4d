import type { EventState } from '../event/state.js';

/** The days on which an event is played: those of its sessions, and without any the one it was opened for. */
export interface EventDays {
  readonly date?: string;
  /** Left out: it ends on the day it begins. */
  readonly lastDay?: string;
}

export function daysOf({ head, hall: { sessions } }: Pick<EventState, 'head' | 'hall'>): EventDays {
  const [date = head?.date, lastDay = date] = [sessions[0], sessions.at(-1)].map((each) =>
    each?.start.slice(0, 10),
  );
  return {
    ...(date === undefined ? {} : { date }),
    ...(lastDay === undefined || lastDay === date ? {} : { lastDay }),
  };
}
