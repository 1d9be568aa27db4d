import type { ProblemAnswer } from '@opencarrom/protocol';

/** Why the server did not do what it was asked; `unreachable`: it did not answer, or is not there. */
export class ServerProblem extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Where in what was sent it is wrong. */
    readonly path: string | null = null,
    /** So many seconds later it may be tried again. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** In milliseconds. A search is answered after five seconds at the latest: who is not answered by now is not any more. */
const ANSWERED_WITHIN = 12_000;

/** Asks the server of this page for what is at `/api` and the path; thrown is a `ServerProblem`, and nothing else. */
export const ask = (method: Method, path: string, body?: object): Promise<Response> =>
  answerTo({ method, path, body }, async (response) => response);

/** An answer of ours: its shape is the server's promise, in the protocol. */
export const asked = <T>(method: Method, path: string, body?: object): Promise<T> =>
  answerTo({ method, path, body }, (response) => response.json() as Promise<T>);

/** The same for whoever has a token of their own instead of an account, as a phone at a table: `Table …`. */
export const askedAs = <T>(authorization: string, method: Method, path: string, body?: object): Promise<T> =>
  answerTo({ method, path, body, authorization }, (response) => response.json() as Promise<T>);

interface Question {
  readonly method: Method;
  readonly path: string;
  readonly body: object | undefined;
  readonly authorization?: string;
}

/** A network may be there and bring nothing: it is waited for so long, and for all of what is read. */
async function answerTo<T>(
  { method, path, body, authorization }: Question,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const headers = {
    // What an event refuses is said in the language of the page.
    'accept-language': document.documentElement.lang,
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(authorization ? { authorization } : {}),
  };
  const sent = { headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWERED_WITHIN);
  try {
    const response = await fetch(`/api${path}`, { method, cache: 'no-store', signal: late.signal, ...sent });
    if (!response.ok) throw await refusalIn(response);
    return await read(response);
  } catch (problem) {
    throw problem instanceof ServerProblem ? problem : new ServerProblem('unreachable', String(problem));
  } finally {
    clearTimeout(timer);
  }
}

async function refusalIn(response: Response): Promise<ServerProblem> {
  const later = response.headers.get('retry-after');
  const retryAfter = later ? Number(later) || null : null;
  const error = await problemIn(response);
  return error
    ? new ServerProblem(error.code, error.message, error.path ?? null, retryAfter)
    : new ServerProblem(codeOf(response.status), `HTTP ${response.status}`, null, retryAfter);
}

/** Returns the server's own error, or `null` when something before the server answered, for example a proxy in HTML. */
async function problemIn(response: Response): Promise<ProblemAnswer['error'] | null> {
  const text = await response.text();
  try {
    return (JSON.parse(text) as Partial<ProblemAnswer> | null)?.error ?? null;
  } catch {
    return null;
  }
}

/** A proxy's refusal (4xx) is an answer: the same request would be refused again. Its 5xx says that the server is away. */
function codeOf(status: number): string {
  if (status === 413) return 'too-large';
  if (status === 429) return 'too-many';
  return status >= 400 && status < 500 ? 'refused-on-the-way' : 'unreachable';
}
