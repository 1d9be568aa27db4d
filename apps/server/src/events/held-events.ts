import type { EventNews, LiveBoard, RoundClock } from '@opencarrom/protocol';
import type { EventAct, EventLine, EventRefusal, LoggedEvent } from '@opencarrom/tournament';
import type { Change } from '../store/change.js';
import type { HeldEventRow } from '../store/event-tables.js';

/** An event as this process has it now. */
export interface HeldEvent {
  readonly row: HeldEventRow;
  readonly logged: LoggedEvent;
}

/** Something that is to be done to an event. */
export interface EventOrder {
  readonly event: string;
  /** Under this id it is done once: the same again, from the same account, gets the same line. */
  readonly cmd: string;
  /** What the line calls who did it. */
  readonly by: string;
  readonly account: string | null;
  readonly act: EventAct;
  /** The line it was asked after, where nothing may have come since. */
  readonly after?: number;
  /** What must happen together with it. */
  readonly also?: readonly Change[];
}

export type OrderAnswer =
  | { readonly line: EventLine }
  | { readonly refusal: EventRefusal; readonly state: LoggedEvent['state'] }
  /** What must happen together with it could not. */
  | { readonly unmet: true };

/** The events of this server: each a log in the store, which any process may add to. */
export interface HeldEvents {
  /** As the store has it now; null: there is none by this id. */
  readonly find: (event: string) => Promise<HeldEvent | null>;
  /** On the disk once it resolves, or refused and nothing changed. */
  readonly do: (order: EventOrder) => Promise<OrderAnswer | null>;
  /**
   * Something that is in no line has changed (a phone, a board, a result that waits, the clock): followers hear of it.
   * `also` happens together with it; false: it could not, or there is no such event, and nothing changed.
   */
  readonly changed: (event: string, also?: readonly Change[]) => Promise<boolean>;
  /** The matches that boards tell of. */
  readonly live: (held: HeldEvent) => Promise<readonly LiveBoard[]>;
  /** Hears of every change of an event, at whatever process it was made; what is given back stops it. */
  readonly follow: (event: string, hear: (news: EventNews) => void) => () => void;
  /** What followers are told now; null: there is no such event. */
  readonly news: (event: string) => Promise<EventNews | null>;
  readonly close: () => void;
}

export const clockIn = ({ clock }: Pick<HeldEventRow, 'clock'>): RoundClock | null =>
  clock === null ? null : (JSON.parse(clock) as RoundClock);
