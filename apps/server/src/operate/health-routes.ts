import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.js';
import type { Readiness } from './readiness.js';

/** Seconds after which another process, or the next one here, is there. */
const BACK_IN = 1;

/** What whoever looks after the server asks: does it live, and should people be sent to it? */
export function healthRoutes(server: FastifyInstance, readiness: Readiness | null): void {
  server.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  server.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const fault = (await readiness?.fault()) ?? null;
    return fault ? reply.code(503).send({ error: fault }) : { ok: true };
  });
  // Nothing new is begun where nobody will see to it.
  server.addHook('onRequest', async (request, reply) => {
    if (!readiness?.isDraining() || ['GET', 'HEAD'].includes(request.method)) return;
    const { status, answer } = new Problem(503, 'unavailable', 'this process is about to stop: ask again');
    return reply.code(status).header('retry-after', BACK_IN).send(answer);
  });
}
