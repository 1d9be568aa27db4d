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

/** Asks the server of this page for what is at `/api` and the path; thrown is a `ServerProblem`, and nothing else. */
export async function ask(method: Method, path: string, body?: object): Promise<Response> {
  const sent = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
  const response = await fetch(`/api${path}`, { method, cache: 'no-store', ...sent }).catch(
    (problem: unknown) => {
      throw new ServerProblem('unreachable', String(problem));
    },
  );
  if (response.ok) return response;
  const { error } = await (response.json() as Promise<ProblemAnswer>).catch(
    (): ProblemAnswer => ({ error: { code: 'unreachable', message: response.statusText } }),
  );
  const later = response.headers.get('retry-after');
  throw new ServerProblem(error.code, error.message, error.path ?? null, later ? Number(later) : null);
}

/** An answer of ours: its shape is the server's promise, in the protocol. */
export const asked = async <T>(method: Method, path: string, body?: object): Promise<T> =>
  (await ask(method, path, body)).json() as Promise<T>;
