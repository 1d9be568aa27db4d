/** What a socket tells whoever opened it. */
export interface SocketTold {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  /** It is closed, or never came to be open. Nothing is told after it. */
  readonly closed: () => void;
}

/** A socket, as little of it as is needed: a browser's, or any other. */
export interface Socket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** What a match far away is reached by. Time and chance come in, so that tests can say them. */
export interface RemotePorts {
  /** Begins to open a socket to the server. */
  readonly connect: (told: SocketTold) => Socket;
  /** The record of the match as a text, over HTTP: for whoever is too far behind. */
  readonly record: (match: string) => Promise<string>;
  /** The session has ended: is there another by now, of the same person, as when they have signed in? Left out: no. */
  readonly isLetInAnew?: () => Promise<boolean>;
  /** Milliseconds from anywhere; they never go back. */
  readonly now: () => number;
  /** Calls after so many milliseconds; what is given back calls it off. */
  readonly after: (ms: number, call: () => void) => () => void;
  /** From 0 to below 1. */
  readonly chance: () => number;
}
