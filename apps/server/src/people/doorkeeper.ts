import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { truncatedAddress } from '../http/addresses.js';
import { Problem } from '../http/problem.js';
import { sessionCookie, tokenIn } from '../http/session-cookie.js';
import { hashOf, makeSecret } from '../secrets.js';
import type { Services } from '../services.js';
import { deviceOf } from './devices.js';
import { termsOf } from './sanctions.js';
import { SessionCache } from './session-cache.js';
import { isClosed, type StoredSession } from './stored-sessions.js';
import type { Admittance, Doorkeeper } from './visitor.js';

type Needs = Pick<Services, 'settings' | 'now' | 'chance' | 'logger' | 'store' | 'bus'>;

const TOKEN_BYTES = 32;

/** Knows everybody who comes in, by the sessions they come by. */
export function makeDoorkeeper(needs: Needs): Doorkeeper {
  const { settings, now, store } = needs;
  const cache = new SessionCache(needs);

  const sessionIn = async (request: FastifyRequest | IncomingMessage): Promise<StoredSession | null> => {
    const token = tokenIn('raw' in request ? request.raw : request, settings);
    return token === null ? null : cache.lookUp(hashOf(token));
  };

  const sessionOfSomebody = async (request: FastifyRequest): Promise<StoredSession> => {
    const session = await sessionIn(request);
    if (session) return session;
    throw new Problem(
      401,
      'not-signed-in',
      'nobody is known by this cookie or token: come in as a guest, or sign in',
    );
  };

  return {
    async whoAsks(request) {
      const session = await sessionIn(request);
      return session && !isClosed(session, now()) ? session.person : null;
    },
    async personIn(request) {
      const session = await sessionOfSomebody(request);
      if (isClosed(session, now())) throw closed(session);
      return session.person;
    },
    anybodyIn: async (request) => (await sessionOfSomebody(request)).person,
    async letIn(arrival) {
      const { request, reply, instead, also = [] } = arrival;
      const token = makeSecret(needs.chance, TOKEN_BYTES);
      const written = await store.write([
        ...also,
        { change: store.db.insertInto('sessions').values(rowOf(token, arrival, now())) },
        ...(instead ? [{ change: store.db.deleteFrom('sessions').where('hash', '=', instead) }] : []),
      ]);
      if (written === 'unmet')
        throw new Problem(409, 'changed-meanwhile', 'something changed meanwhile: look again, and try again');
      if (instead) cache.ended([instead]);
      reply.header('set-cookie', sessionCookie(token, request.raw, settings));
      return token;
    },
    async end(sessions) {
      if (sessions.length === 0) return;
      await store.write([{ change: store.db.deleteFrom('sessions').where('hash', 'in', sessions) }]);
      cache.ended(sessions);
    },
    isOpen: (session) => cache.isOpen(session),
    onEnded: (told) => cache.onEnded(told),
    ended: (sessions) => cache.ended(sessions),
    changed: (account) => cache.changed(account),
    close: () => cache.close(),
  };
}

function rowOf(token: string, { account, request }: Admittance, at: number) {
  const { kind: device, browser } = deviceOf(request.headers['user-agent']);
  const address = truncatedAddress(request.ip);
  return { hash: hashOf(token), account, created_at: at, seen_at: at, address, device, browser };
}

function closed({ closure }: StoredSession): Problem {
  const terms = closure ? termsOf(closure) : '';
  return new Problem(403, 'account-closed', `this account is closed ${terms}`);
}
