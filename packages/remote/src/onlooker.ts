import type { Onlooker } from '@opencarrom/host';
import type { Act, Player, Refusal } from '@opencarrom/match';
import type { AwayPlayer, Bye, Rematch, ShownAim, Spoken } from '@opencarrom/protocol';
import type { LossCause } from './link.js';

/** How the server is reached. */
export type Reached =
  | { readonly is: 'connecting' }
  | { readonly is: 'here' }
  /** Tried again after so many milliseconds. */
  | { readonly is: 'lost'; readonly why: LossCause; readonly retryIn: number }
  /** Not tried again: by a code of the server, or closed by oneself. */
  | { readonly is: 'ended'; readonly why: string };

/** Who is at the match. */
export interface WhoIsThere {
  readonly there: readonly Player[];
  readonly watchers: number;
}

/** The server refused what was done here; it was taken back. */
export interface Declined {
  readonly id: string;
  readonly act: Act;
  /** The last event that was seen when it was done. */
  readonly after: number;
  readonly code: string;
  readonly message: string;
  readonly laws: readonly string[];
  /** The same as the match itself says it here, where it does: it can be put into the words of a language. */
  readonly refusal: Refusal | null;
}

/** Whoever looks on at a match far away hears of it what a host tells, and how it is reached. */
export interface RemoteOnlooker extends Pick<Onlooker, 'happened' | 'kept' | 'gone' | 'failed'> {
  readonly declined?: (declined: Declined) => void;
  readonly connection?: (connection: Reached) => void;
  readonly present?: (presence: WhoIsThere) => void;
  /** Who is away, all of them. */
  readonly away?: (away: readonly AwayPlayer[]) => void;
  readonly said?: (spoken: Spoken) => void;
  /** How the player on turn aims, at his choice. */
  readonly aim?: (shown: ShownAim) => void;
  readonly rematch?: (rematch: Rematch) => void;
  readonly bye?: (bye: Bye) => void;
}

/** A stroke came out otherwise here: one of the two programs moves men by another physics. The server's counts. */
export class OtherOutcome extends Error {
  constructor(readonly seq: number) {
    super(`event ${seq} came out otherwise here`);
  }
}
