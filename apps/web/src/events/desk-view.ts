import type { DeskAnswer } from '@opencarrom/protocol';
import type { EventAct, EventLine, EventRefusal, EventState, LoggedEvent } from '@opencarrom/tournament';
import type { ServerProblem } from '../online/asking.js';

/** Why something was not done: the event does not allow it, or the server did not do it. */
export type NotDone =
  | { readonly refusal: EventRefusal }
  /** `came`: what others did meanwhile, where that is why. */
  | { readonly problem: ServerProblem; readonly came?: readonly EventLine[] };

/** What the desk knows of the event besides its log. */
export type AtDesk = Omit<DeskAnswer, 'lines' | 'seq'>;

/** An event as a screen of the desk needs it: followed from the server, or read from a file to look at. */
export interface DeskView {
  readonly id: string;
  readonly logged: LoggedEvent;
  readonly state: EventState;
  /** Null: nothing is known but the log. */
  readonly about: AtDesk | null;
  readonly canAct: boolean;
  readonly isReached: boolean;
  readonly isBusy: boolean;
  /** How much was done here that the server does not know of yet. */
  readonly unsent: number;
  /** Something that was shown as done, and the server then refused. */
  readonly trouble: NotDone | null;
  /** Milliseconds since 1970, as the server has them. */
  now(): number;
  /** Does something to the event; null: it is done, and shown. */
  act(act: EventAct): Promise<NotDone | null>;
  /** Asks the server for something that is not in the log, and takes up what came of it. */
  ask(deed: () => Promise<unknown>): Promise<NotDone | null>;
}

/** An event without a server: to be looked at, and nothing else. */
export const viewOfLog = (id: string, logged: LoggedEvent): DeskView => ({
  id,
  logged,
  state: logged.state,
  about: null,
  canAct: false,
  isReached: true,
  isBusy: false,
  unsent: 0,
  trouble: null,
  now: () => Date.now(),
  act: async () => ({ refusal: { why: 'not-open' } }),
  ask: async () => null,
});
