import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Change } from '../store/change.js';

/** Somebody with a session. */
export interface Visitor {
  readonly account: string;
  readonly name: string;
  readonly isGuest: boolean;
  /** The session it is known by: the hash of its token. */
  readonly session: string;
}

/** Somebody who is to have a session from here on. */
export interface Admittance {
  readonly account: string;
  readonly request: FastifyRequest;
  /** Gets the cookie. */
  readonly reply: FastifyReply;
  /** The session this one takes the place of. */
  readonly instead?: string | undefined;
  /** What must happen together with it. */
  readonly also?: readonly Change[];
}

/** Who is asking, by cookie or by bearer token. */
export interface Doorkeeper {
  /** Null where nobody is known, or somebody whose account is closed. */
  readonly whoAsks: (request: FastifyRequest | IncomingMessage) => Promise<Visitor | null>;
  /** The same where somebody must be: else refused with 401, or with 403 and why where the account is closed. */
  readonly personIn: (request: FastifyRequest) => Promise<Visitor>;
  /** The same where a closed account is as good as any: its owner may take away what is theirs, and appeal. */
  readonly anybodyIn: (request: FastifyRequest) => Promise<Visitor>;
  /**
   * Is the session still open? Known without asking the store: rights are looked at with every command. Only of a
   * session that `whoAsks` gave here within the hour, or that was asked for since.
   */
  readonly isOpen: (session: string) => boolean;
  /** Told of every session that ends, here or at another process. */
  readonly onEnded: (told: (session: string) => void) => () => void;
  /** Opens a session and gives its token. */
  readonly letIn: (arrival: Admittance) => Promise<string>;
  /** Ends sessions, everywhere. */
  readonly end: (sessions: readonly string[]) => Promise<void>;
  /** The same of sessions that are no more in the store. */
  readonly ended: (sessions: readonly string[]) => void;
  /** An account is another than before: what is known of it is looked up anew, everywhere. */
  readonly changed: (account: string) => Promise<void>;
  readonly close: () => void;
}
