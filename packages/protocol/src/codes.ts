/** Why something is refused by the server itself, over HTTP with its status, or over a socket. */
export const CODES = {
  'bad-request': { status: 400, means: 'the message does not fit its schema; `path` says where' },
  'unknown-rulebook': { status: 400, means: 'there is no such rulebook; the message names those there are' },
  'wrong-discipline': { status: 400, means: 'the rulebook does not know this discipline' },
  'clocks-needed': { status: 400, means: 'rated matches are played by the clocks of the laws' },
  'no-such-seat': { status: 400, means: 'the match has no such seat' },
  'not-signed-in': { status: 401, means: 'nobody is known by this cookie or token' },
  'not-allowed': { status: 403, means: 'this is not for you to do' },
  'account-needed': { status: 403, means: 'guests cannot do this: they add a way to sign in first' },
  'foreign-origin': { status: 403, means: 'the page that asks is not of this server' },
  'not-found': { status: 404, means: 'there is no such thing at this address' },
  'no-such-match': { status: 404, means: 'there is no match by this id' },
  'seat-taken': { status: 409, means: 'the seat asked for is not free' },
  'no-seat-free': { status: 409, means: 'every seat of the match is taken' },
  'too-large': { status: 413, means: 'the message is larger than it may be' },
  'unknown-media-type': { status: 415, means: 'bodies are JSON' },
  'too-many': { status: 429, means: 'too much was asked for in too short a time' },
  failed: { status: 500, means: 'something went wrong here; it has been noted' },
  unavailable: { status: 503, means: 'nothing can be written now; nothing was done; ask again' },
  'not-json': { status: null, means: 'the frame is no JSON document' },
  'unknown-version': {
    status: null,
    means: 'the first message names a version that is not served: load the page anew',
  },
  'not-joined': { status: null, means: 'the first message of a socket is `join`; others come after it' },
  'no-seat': { status: null, means: 'who only looks on may do nothing in the match' },
  'wrong-seat': { status: null, means: 'the token is of no seat of this match' },
  'not-a-seats-act': { status: null, means: 'a seat may not do this: it is the server’s, or an umpire’s' },
  'session-ended': { status: null, means: 'the session that opened this socket has ended' },
  'not-begun': { status: null, means: 'seats are free: the match has not begun' },
} as const satisfies Readonly<Record<string, { readonly status: number | null; readonly means: string }>>;

export type Code = keyof typeof CODES;
