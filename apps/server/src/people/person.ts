import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Somebody with a session. */
export interface Person {
  readonly account: string;
  readonly name: string;
  readonly isGuest: boolean;
  /** The session it is known by: the hash of its token. */
  readonly session: string;
}

/** Who is asking, by cookie or by bearer token. */
export interface Doorkeeper {
  /** Null where nobody is known. */
  readonly whoAsks: (request: FastifyRequest | IncomingMessage) => Promise<Person | null>;
  /** The same where somebody must be: else refused with 401. */
  readonly personIn: (request: FastifyRequest) => Promise<Person>;
  /** Is the session still open? Known without asking the store: rights are looked at with every command. */
  readonly isOpen: (session: string) => boolean;
  /** Told of every session that ends, here or at another process. */
  readonly onEnded: (told: (session: string) => void) => () => void;
}
