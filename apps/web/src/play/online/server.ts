import type {
  Account,
  MatchMade,
  MatchSummary,
  Me,
  NewOnlineMatch,
  ProblemAnswer,
  RematchAnswer,
  Seated,
  SignedIn,
} from '@opencarrom/protocol';
import type { RemotePorts } from '@opencarrom/remote';

/** Why the server did not do what it was asked; `unreachable`: it did not answer, or is not there. */
export class ServerProblem extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
  const sent = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
  const response = await fetch(`/api${path}`, { method, cache: 'no-store', ...sent }).catch(
    (problem: unknown) => {
      throw new ServerProblem('unreachable', String(problem));
    },
  );
  if (response.ok) return response;
  const { error } = await (response.json() as Promise<ProblemAnswer>).catch(() => ({
    error: { code: 'unreachable', message: response.statusText },
  }));
  throw new ServerProblem(error.code, error.message);
}

/** An answer of ours: its shape is the server's promise, in the protocol. */
const asked = async <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> =>
  (await ask(method, path, body)).json() as Promise<T>;

/** The session itself is out of a page's reach; that there was one is noted, so that strangers are not asked for it. */
const BEEN_HERE = 'opencarrom.online';

function hasBeenHere(): boolean {
  try {
    return localStorage.getItem(BEEN_HERE) !== null;
  } catch {
    // Storage is forbidden: the server knows.
    return true;
  }
}

function noteBeenHere(): void {
  try {
    localStorage.setItem(BEEN_HERE, '1');
  } catch {
    // Then it is asked each time.
  }
}

const at = (id: string): string => `/matches/${encodeURIComponent(id)}`;

/** What this page asks the server. */
export const server = {
  /** Who one is to it; null: nobody yet. */
  me: async (): Promise<Account | null> => {
    if (!hasBeenHere()) return null;
    try {
      return (await asked<Me>('GET', '/me')).account;
    } catch (problem) {
      if (problem instanceof ServerProblem && problem.code === 'not-signed-in') return null;
      throw problem;
    }
  },
  becomeGuest: async (name: string): Promise<Account> => {
    const { account } = await asked<SignedIn>('POST', '/guests', name ? { name } : {});
    noteBeenHere();
    return account;
  },
  makeMatch: (wishes: NewOnlineMatch): Promise<MatchMade> => asked('POST', '/matches', wishes),
  match: (id: string): Promise<MatchSummary> => asked('GET', at(id)),
  sitDown: (id: string): Promise<Seated> => asked('POST', `${at(id)}/join`, {}),
  /** Offers to play again, or takes the offer. */
  playAgain: (id: string): Promise<RematchAnswer> => asked('POST', `${at(id)}/rematch`),
};

/** What a match far away is reached by, from a page. */
export const pagePorts: RemotePorts = {
  connect: ({ opened, heard, closed }) => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    socket.onopen = opened;
    socket.onmessage = ({ data }) => heard(String(data));
    socket.onclose = closed;
    return { send: (text) => socket.send(text), close: () => socket.close() };
  },
  record: async (match) => (await ask('GET', `${at(match)}/record`)).text(),
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
};
