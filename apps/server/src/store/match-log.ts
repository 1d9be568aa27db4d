import type { Event } from '@opencarrom/match';
import type { Change } from './change.js';
import type { EventRow } from './tables.js';

/** The events of one command, on their way into a match's log. */
export interface LogEntry {
  readonly match: string;
  /** The one who leads the match, and since which epoch. */
  readonly owner: string;
  readonly epoch: number;
  readonly cmd: string;
  readonly events: readonly Event[];
  /** The same as the text that is written and sent: made but once. */
  readonly body: string;
  /** What must happen together with it: a match's end and what follows from it. */
  readonly also?: readonly Change[];
}

/** `elsewhere`: its first number is not the log's next. `fenced`: another leads the match by now. */
export type Entered = 'entered' | 'elsewhere' | 'fenced';

export type LoggedCommand = Omit<EventRow, 'match'>;

/** The logs of all matches. */
export interface MatchLog {
  /** On the disk once it resolves. Rejects where that could not be done, or nobody knows whether it was. */
  readonly enter: (entry: LogEntry) => Promise<Entered>;
  /** Every command whose last event comes after this number, in order; null: there is no such match. */
  readonly read: (match: string, after: number) => Promise<readonly LoggedCommand[] | null>;
}
